export interface ListedLicence {
  name: string;
  version: string;
  licence: string;
  known: string | undefined;
}
export function isFree(licence: string | undefined): boolean;
export function listLicences(): ListedLicence[];
