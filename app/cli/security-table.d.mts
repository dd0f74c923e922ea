export interface SecurityRow {
  id: string;
  level: string;
  state: string;
  where: string;
  tests: { file: string; name: string | null }[];
}
/** What vitest's JSON reporter writes, as far as it is read. */
export interface TestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { title: string; fullName: string; status: string }[];
  }[];
}
export function readTable(markdown: string): SecurityRow[];
export function securityTable(
  rows: readonly SecurityRow[],
  report: TestReport,
): { text: string; isGreen: boolean };
