export interface ListedLicence {
  name: string;
  version: string;
  license: string;
  known: string | undefined;
}
export function isFree(license: string | undefined): boolean;
export function listLicences(): ListedLicence[];
