import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { EXAMPLE, EXPECTED } from '../engine/ifta/return-example';

describe('npm run ifta:return', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ifta-return-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = promisify(execFile);
  const cli = async (text: string) => {
    const file = path.join(folder, 'return.json');
    writeFileSync(file, text);
    try {
      const { stdout, stderr } = await run(process.execPath, [
        '--import',
        'tsx',
        'app/cli/ifta-return.ts',
        file,
      ]);
      return { code: 0, stdout, stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, stdout, stderr };
    }
  };

  it('prints the figures as JSON and nothing else, with the shipped rates of the quarter', async () => {
    const lines = EXAMPLE.lines.map(({ jurisdiction, total_miles, tax_paid_gallons }) => ({
      jurisdiction,
      total_miles,
      tax_paid_gallons,
    }));
    const { code, stdout, stderr } = await cli(JSON.stringify({ inputs: { ...EXAMPLE, lines } }));
    expect(JSON.parse(stdout)).toEqual(EXPECTED);
    expect([code, stderr]).toEqual([0, '']);
  });

  it('says on stderr that a shipped rate is not official', async () => {
    const { code, stdout, stderr } = await cli(
      JSON.stringify({
        quarter: '2025Q3',
        fuel_type: 'gasoline',
        total_gallons: '1000',
        lines: [{ jurisdiction: 'TX', total_miles: '8000' }],
      }),
    );
    expect(JSON.parse(stdout)).toMatchObject({ total_due: '200.00' });
    expect(stderr).toBe(
      'ifta-return: The gasoline rate for Texas is reconstructed from several sources. Check it before filing.\n',
    );
    expect(code).toBe(0);
  });

  it('says in one line on stderr what is wrong, with exit code 2', async () => {
    const bad = await cli(JSON.stringify({ inputs: { ...EXAMPLE, total_gallons: 'x' } }));
    expect(bad).toEqual({
      code: 2,
      stdout: '',
      stderr: 'ifta-return: inputs.total_gallons: is not a number: "x"\n',
    });
    const broken = await cli('{"inputs":\n{');
    expect(broken).toMatchObject({ code: 2, stdout: '' });
    expect(broken.stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
