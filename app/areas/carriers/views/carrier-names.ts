/** The names of the profile's fields in the API, by those of the use case. */
export const apiNameOf = {
  legalName: 'legal_name',
  usdot: 'usdot',
  iftaLicence: 'ifta_license',
  irpAccount: 'irp_account',
  irpFleet: 'irp_fleet',
  paperSize: 'paper_size',
  baseJurisdiction: 'base_jurisdiction',
  units: 'units',
  street: 'street',
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
  contactName: 'contact_name',
  contactEmail: 'contact_email',
  contactPhone: 'contact_phone',
  timeZone: 'time_zone',
} as const;
