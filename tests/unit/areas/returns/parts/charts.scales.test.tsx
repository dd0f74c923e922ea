import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart, RowChart, niceStep, scaleMarks } from '~/areas/returns/parts/charts';

describe('the scale of a chart', () => {
  it.each([
    [0.7, 1],
    [1, 1],
    [1.1, 2],
    [2.1, 2.5],
    [13, 20],
    [3157, 5000],
    [0, 1],
    [Number.NaN, 1],
  ])('counts %d in steps of %d', (value, step) => expect(niceStep(value)).toBe(step));

  it('begins at zero and ends at or beyond the greatest value', () => {
    expect(scaleMarks(0, 3157)).toEqual([0, 1000, 2000, 3000, 4000]);
    expect(scaleMarks(0, 0)).toEqual([0]);
  });

  it('goes below zero where there are credits, with zero among its marks', () => {
    const marks = scaleMarks(-4212, 4699);
    expect(marks).toContain(0);
    expect(marks[0]).toBeLessThanOrEqual(-4212);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(4699);
  });
});

describe('a drawn chart', () => {
  const bars = [
    { label: 'CA', value: 4699, text: '$46.99' },
    { label: 'TN', value: -4212, text: '\u2212$42.12' },
  ];

  it('draws owed and credit on two sides of one line', () => {
    const html = renderToStaticMarkup(<RowChart bars={bars} label="Tax" />);
    const [owed, credit] = [
      ...html.matchAll(/<rect class="([^"]+)"[^>]* x="([\d.]+)%"[^>]* width="([\d.]+)%"/g),
    ];
    const axis = Number(/class="chart-axis"[^>]* x1="([\d.]+)%"/.exec(html)?.[1]);
    expect(Number(owed?.[2])).toBeCloseTo(axis, 1);
    expect(Number(credit?.[2]) + Number(credit?.[3])).toBeCloseTo(axis, 1);
    expect(credit?.[1]).toContain('chart-credit');
  });

  it('draws no bar for nothing, and stays inside its width', () => {
    const html = renderToStaticMarkup(
      <BarChart
        label="Tax by quarter"
        scaleText={String}
        bars={[{ label: 'Q1', value: 0, text: '$0' }, ...bars]}
      />,
    );
    const drawn = [...html.matchAll(/<rect [^>]*x="([\d.]+)%"[^>]* width="([\d.]+)%"/g)];
    expect(drawn).toHaveLength(2);
    for (const [, x, width] of drawn) expect(Number(x) + Number(width)).toBeLessThanOrEqual(100);
  });

  it('marks the value that every row is compared with', () => {
    const html = renderToStaticMarkup(
      <RowChart bars={bars.slice(0, 1)} label="mpg" mark={{ value: 5000, text: 'fleet 6.40' }} />,
    );
    expect(html).toContain('class="chart-mark"');
    expect(html).toContain('fleet 6.40');
  });
});
