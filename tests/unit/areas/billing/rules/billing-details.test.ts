import { describe, expect, it } from 'vitest';
import {
  detailsAsTyped,
  readTypedDetails,
  TAX_ID_KINDS,
  type TypedDetails,
} from '~/areas/billing/rules/billing-details';

const TYPED: TypedDetails = {
  name: ' Lone  Star Haulage ',
  email: 'bills@example.com',
  country: 'US',
  line1: '100 Main St',
  line2: '',
  city: 'Dallas',
  state: 'Texas',
  postal_code: '75201',
  tax_id_type: 'us_ein',
  tax_id: '123456789',
};
const errorsOf = (change: Partial<TypedDetails>) => {
  const read = readTypedDetails({ ...TYPED, ...change });
  return 'errors' in read ? Object.keys(read.errors) : [];
};

describe('billing details', () => {
  it('are kept as the provider writes them', () => {
    expect(readTypedDetails(TYPED)).toEqual({
      details: {
        name: 'Lone Star Haulage',
        email: 'bills@example.com',
        address: {
          line1: '100 Main St',
          line2: '',
          city: 'Dallas',
          state: 'TX',
          postalCode: '75201',
          country: 'US',
        },
      },
      taxId: { type: 'us_ein', value: '12-3456789' },
    });
  });

  it('take every kind of tax ID as its example shows it, with and without its dashes', () => {
    for (const { type, example } of TAX_ID_KINDS) {
      for (const tax_id of [example, example.replaceAll('-', ''), ` ${example.toLowerCase()} `]) {
        const read = readTypedDetails({ ...TYPED, tax_id_type: type, tax_id });
        expect(read, `${type} ${tax_id}`).toMatchObject({ taxId: { type, value: example } });
      }
      expect(errorsOf({ tax_id_type: type, tax_id: `${example}9` }), type).toEqual(['tax_id']);
    }
  });

  it.each([
    [{ tax_id_type: '' }, ['tax_id_type']],
    [{ country: 'CA', state: 'SK' }, ['postal_code']],
    [{ country: 'CA', postal_code: 'S4P 3Y2' }, ['state']],
    [{ country: 'MX', state: 'Nuevo León', postal_code: '64000' }, []],
    [{ country: 'FR' }, ['country', 'state']],
    [{ postal_code: '7520' }, ['postal_code']],
    [{ postal_code: '75201-1234' }, []],
    [{ name: '', email: '' }, ['name', 'email']],
    [{ name: 'x'.repeat(151) }, ['name']],
    [{ line1: '', city: '', state: '', postal_code: '' }, []],
    [{ line1: '', city: '', state: '' }, ['line1', 'city', 'state']],
  ])('%j is refused at %j', (change, fields) => {
    expect(errorsOf(change)).toEqual(fields);
  });

  it('come back as they were kept', () => {
    const read = readTypedDetails(TYPED);
    if ('errors' in read) throw new Error('refused');
    const again = readTypedDetails(detailsAsTyped(read.details, read.taxId));
    expect(again).toEqual(read);
  });
});
