/** What the administration calls a job: "sweepReportFiles" is "Sweep report files". */
export function jobName(task: string): string {
  const words = task.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
