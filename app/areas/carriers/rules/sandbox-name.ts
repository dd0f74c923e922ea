interface Named {
  legalName: string;
  isSandbox: boolean;
}

/** What a carrier is called among others, and at the head of printed pages. */
export const carrierLabel = ({ legalName, isSandbox }: Named): string =>
  isSandbox ? `${legalName} (sandbox)` : legalName;

/** What a carrier is called on returns, papers and workbooks: nobody takes those of a sandbox for real. */
export const nameOnPapers = ({ legalName, isSandbox }: Named): string =>
  isSandbox ? `SANDBOX, NOT FOR FILING: ${legalName}` : legalName;
