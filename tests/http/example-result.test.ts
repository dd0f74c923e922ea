import { describe, expect, it } from 'vitest';
import { EXAMPLE_RESULT } from '~/areas/content/views/example-result';
import { startApp } from '../factories/app';

const app = await startApp();

const post = async (path: string, body: unknown): Promise<Record<string, unknown>> =>
  (await (
    await fetch(`${app.origin}/mileage/api/calc/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()) as Record<string, unknown>;

describe('the example on the front page', () => {
  it('is what the calculator says of the same trip', async () => {
    await post('stops/exampl', {
      stops: [
        { city: 'Chicago', state: 'IL' },
        { city: 'Dallas', state: 'TX' },
      ],
    });
    const report = (await post('run/exampl', {
      quarter: '20263',
      fuel_purchases: EXAMPLE_RESULT.rows.map(({ code, paidGallons }) => ({
        state: code,
        fuel_units: paidGallons,
      })),
    })) as {
      data: { state: string; miles: number; fuel_taxable: number; tax_amount: string }[];
      totals: { miles: number; tax_amount: string };
      avg_miles_gallons: string;
    };
    expect(report.data.map(({ state }) => state)).toEqual(EXAMPLE_RESULT.rows.map(({ code }) => code));
    report.data.forEach((row, index) => {
      const shown = EXAMPLE_RESULT.rows[index];
      expect(row).toMatchObject({ miles: shown?.miles, fuel_taxable: shown?.netGallons });
      expect(Number(row.tax_amount) * 100).toBeCloseTo(shown?.taxCents ?? Number.NaN);
    });
    expect(report.totals.miles).toBe(EXAMPLE_RESULT.totalMiles);
    expect(Number(report.totals.tax_amount) * 100).toBeCloseTo(EXAMPLE_RESULT.totalCents);
    expect(Number(report.avg_miles_gallons) * 100).toBeCloseTo(EXAMPLE_RESULT.mpgHundredths);
  });
});
