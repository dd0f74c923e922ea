/**
 * npm run doctor [-- --look] [-- --json]
 *
 * Looks at an installation: settings, program, data folder, disk, clock, database, queue, files, mail, payments, browser and
 * backups. Says in words what is wrong and what to do, and repairs what is safe to repair (with --look it changes nothing).
 * The program may be running. Configured by the same environment as the program. Ends with 1 where a fault is left.
 */
import { assertReadyToServe, readEnv, type Env } from '~/config/env.server';
import { lookAtDatabase } from './doctor/database';
import { fault, findingLines, reasonOf, type Finding } from './doctor/finding';
import {
  lookAtBackups,
  lookAtBrowser,
  lookAtClock,
  lookAtDataFolder,
  lookAtDisk,
  lookAtProgram,
  lookAtSettings,
} from './doctor/machine';
import { lookAtMail, lookAtPayments } from './doctor/services';
import { withDatabase } from './with-database';

/** Settings that are wrong, one finding a line; undefined where they can be read. */
function wrongSettings(check: () => void): Finding[] {
  try {
    check();
    return [];
  } catch (error) {
    return reasonOf(error)
      .split('\n')
      .map((line) =>
        fault('settings', line.replace(/^Environment: /, ''), 'docs/configuration.md lists every setting.'),
      );
  }
}

async function lookAtAll(config: Env, mayRepair: boolean): Promise<Finding[]> {
  const findings = [...wrongSettings(() => assertReadyToServe(config)), ...lookAtSettings(config)];
  findings.push(lookAtProgram(config));
  const folder = await lookAtDataFolder(config);
  findings.push(...folder.findings, ...(await lookAtDisk(config)));
  const times: Record<string, Date> = {};
  if (config.DATABASE_URL || folder.hasDatabase) {
    try {
      const { findings: found, time } = await withDatabase(config, 'npm run doctor', (url, isServing) =>
        lookAtDatabase(url, config, { mayRepair, isServing }),
      );
      findings.push(...found);
      if (time) times['the database'] = time;
    } catch (error) {
      findings.push(
        fault(
          'database',
          reasonOf(error),
          'The words above are those of the database itself: mend what it complains of.',
        ),
      );
    }
  }
  const payments = await lookAtPayments(config);
  if (payments.time) times['Stripe'] = payments.time;
  const now = new Date();
  findings.push(lookAtClock(times, now), payments.finding, await lookAtMail(config));
  findings.push(...(await lookAtBackups(config, now)), await lookAtBrowser());
  return findings;
}

async function main(given: readonly string[]): Promise<void> {
  const unknown = given.find((word) => word !== '--look' && word !== '--json');
  if (unknown !== undefined) throw new Error('usage: npm run doctor [-- --look] [-- --json]');
  let config: Env | undefined;
  const wrong = wrongSettings(() => (config = readEnv(process.env)));
  const findings = config ? await lookAtAll(config, !given.includes('--look')) : wrong;
  const faults = findings.filter(({ level }) => level === 'fault').length;
  if (given.includes('--json')) console.log(JSON.stringify({ faults, findings }, null, 1));
  else {
    for (const finding of findings) console.log(findingLines(finding));
    console.log(
      faults === 0
        ? 'Nothing is wrong.'
        : `${faults} ${faults === 1 ? 'fault' : 'faults'}: see the lines with FAULT.`,
    );
  }
  process.exitCode = faults === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`doctor: ${error.message}`);
  process.exitCode = 1;
});
