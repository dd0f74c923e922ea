/**
 * Stryker's test runner for the rules. The tests are Vitest's; Stryker's own Vitest runner starts a worker and loads every module
 * again for each mutant, which costs far more than the tests. Here every test file is bundled once, with the rules it reaches, and run
 * in this process: fresh modules for each mutant (nothing remembered of the one before), only the tests that reach it, the quick files
 * first, until one fails.
 *
 * MUTATE_TESTS: folders or files of tests, by comma, "!" before one that is left out. MUTATE_PROJECT: the folder that Stryker's sandbox is a copy of.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { startTests } from '@vitest/runner';
import { build, buildSync } from 'esbuild';
import fc from 'fast-check';
import * as vitest from 'vitest';

// A counterexample is enough, the smallest one is not wanted; and the same ones every time.
fc.configureGlobal({ endOnFailure: true, seed: 20_260_701 });

const PROJECT = process.env.MUTATE_PROJECT ?? process.cwd();
const stryker = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

class RulesRunner {
  #files = [];

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#files = await bundleTests(
      testFilesOf(
        process.env.MUTATE_TESTS ?? 'tests/unit/engine,tests/unit/areas,tests/unit/reading,tests/unit/roads',
      ),
    );
    // Another process of the same run, in place of one that hung: what the dry run found still holds.
    if (existsSync(FOUND)) {
      const found = JSON.parse(readFileSync(FOUND, 'utf8'));
      for (const file of this.#files) Object.assign(file, found[file.name]);
    }
  }

  async dryRun() {
    stryker.activeMutant = undefined;
    const tests = [];
    const all = { static: {}, perTest: {} };
    for (const file of this.#files) {
      const coverage = (stryker.mutantCoverage = { static: {}, perTest: {} });
      const began = performance.now();
      tests.push(...(await runFile(file, {})));
      file.duration = performance.now() - began;
      file.coverage = coverage;
      for (const [mutant, hits] of Object.entries(coverage.static))
        all.static[mutant] = (all.static[mutant] ?? 0) + hits;
      Object.assign(all.perTest, coverage.perTest);
    }
    writeFileSync(
      FOUND,
      JSON.stringify(
        Object.fromEntries(this.#files.map(({ name, duration, coverage }) => [name, { duration, coverage }])),
      ),
    );
    return { status: DryRunStatus.Complete, tests, mutantCoverage: all };
  }

  async mutantRun({ activeMutant, hitLimit, mutantActivation, sandboxFileName, testFilter }) {
    Object.assign(stryker, { hitCount: 0, hitLimit, mutantCoverage: undefined });
    const tests = [];
    for (const file of this.#order()) {
      const wanted = testFilter ?? testsReaching(file, activeMutant.id, sandboxFileName);
      if (wanted !== ALL && !wanted.some((id) => id.startsWith(`${file.name}#`))) continue;
      stryker.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
      tests.push(
        ...(await runFile(file, {
          wanted: wanted === ALL ? undefined : new Set(wanted),
          bail: true,
          beforeTests: () => (stryker.activeMutant = activeMutant.id),
        })),
      );
      if (tests.some((test) => test.status === TestStatus.Failed)) break;
    }
    return toMutantRunResult(
      determineHitLimitReached(stryker.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
    );
  }

  #order() {
    return [...this.#files].sort((a, b) => (a.duration ?? a.source.length) - (b.duration ?? b.source.length));
  }
}

/** In the sandbox: how long each file of tests takes, and which mutants it reaches. */
const FOUND = 'found-by-dry-run.json';
const ALL = 'all';

/** Ids of the file's tests that a mutant may change: all of them where it runs before the first, as its tables do. */
function testsReaching({ coverage, inputs }, mutant, sandboxFileName) {
  if (!coverage) return inputs.has(sandboxFileName) ? ALL : [];
  if (mutant in coverage.static) return ALL;
  return Object.keys(coverage.perTest).filter((id) => mutant in coverage.perTest[id]);
}

function testFilesOf(list) {
  const places = list.split(',');
  return places.flatMap((place) => {
    if (!existsSync(place)) return [];
    const names = statSync(place).isDirectory()
      ? readdirSync(place, { recursive: true }).map((name) => path.join(place, name))
      : [place];
    return names.filter((name) => /\.test\.tsx?$/.test(name) && !places.includes(`!${name}`));
  });
}

/** Each test file as one script, without the packages; `inputs` are the files of the sandbox in it. */
async function bundleTests(names) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: names,
    alias: { '~': path.resolve('app') },
    bundle: true,
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'error',
    metafile: true,
    outdir: 'bundled',
    packages: 'external',
    platform: 'node',
    plugins: [SHARED],
    write: false,
  });
  const source = new Map(outputFiles.map((file) => [path.relative('', file.path), file.text]));
  return Object.entries(metafile.outputs).map(([output, { entryPoint, inputs }]) => ({
    name: entryPoint,
    inputs: new Set(Object.keys(inputs).map((input) => path.resolve(input))),
    source: source.get(output),
    script: scriptOf(source.get(output), entryPoint),
    require: requireFrom(entryPoint),
  }));
}

/** Other rooms of the product (a gazetteer, an exporter) are loaded once for all mutants, with the rules as they are in the project. */
const SHARED = {
  name: 'shared',
  setup({ onResolve }) {
    onResolve({ filter: /^~\// }, ({ path: id }) =>
      /^~\/(engine|roads|reading|areas\/[a-z-]+\/rules)\//.test(id)
        ? undefined
        : { path: id, external: true },
    );
  },
};
const shared = new Map();

function requireFrom(name) {
  const require = createRequire(path.resolve(name));
  return (id) => {
    if (id === 'vitest') return vitest;
    if (id === 'fast-check') return { __esModule: true, ...fc, default: fc };
    if (!id.startsWith('~/')) return require(id);
    if (!shared.has(id)) shared.set(id, load(sharedScript(id), require));
    return shared.get(id);
  };
}

function sharedScript(id) {
  const { outputFiles } = buildSync({
    absWorkingDir: PROJECT,
    stdin: { contents: `export * from '${id}'`, resolveDir: PROJECT },
    alias: { '~': path.join(PROJECT, 'app') },
    bundle: true,
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(path.join(PROJECT, 'app/shared.js')).href) },
    packages: 'external',
    platform: 'node',
    write: false,
  });
  return scriptOf(outputFiles[0].text, id);
}

const scriptOf = (source, filename) =>
  new vm.Script(`(function (exports, require, module) {${source}\n})`, { filename });

function load(script, require) {
  const module = { exports: {} };
  script.runInThisContext()(module.exports, require, module);
  return module.exports;
}

/** Loads the file and runs its tests (`wanted` of them); with `bail` none after the first that fails. */
async function runFile(file, { wanted, bail, beforeTests }) {
  let failed = false;
  const [task] = await startTests([file.name], {
    config: CONFIG,
    pool: 'mutation',
    importFile: () => load(file.script, file.require),
    onCollected(tasks) {
      if (wanted) tasks.forEach((each) => keepWanted(each, file.name, wanted));
      beforeTests?.();
    },
    onBeforeRunTask(test) {
      if (bail && failed) test.mode = 'skip';
      stryker.currentTestId = idOf(file.name, test);
    },
    onAfterRunTask(test) {
      stryker.currentTestId = undefined;
      failed ||= test.result?.state === 'fail';
    },
  });
  const results = testsOf(task).flatMap((test) => resultOf(file.name, test));
  if (task.result?.state === 'fail' && !results.some((result) => result.status === TestStatus.Failed))
    results.push(failure(`${file.name}#`, task.result.errors));
  return results;
}

const CONFIG = {
  root: process.cwd(),
  name: '',
  setupFiles: [],
  passWithNoTests: true,
  allowOnly: false,
  sequence: { hooks: 'stack', setupFiles: 'list', seed: 0 },
  maxConcurrency: 1,
  // Stryker stops what hangs by its own clock; a busy machine must not look like a failing test.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: 0,
  tags: [],
};

function testsOf(task) {
  return task.type === 'test' ? [task] : task.tasks.flatMap(testsOf);
}

function keepWanted(task, name, wanted) {
  if (task.type === 'test') {
    if (!wanted.has(idOf(name, task))) task.mode = 'skip';
  } else {
    task.tasks.forEach((each) => keepWanted(each, name, wanted));
    if (task.tasks.every((each) => each.mode === 'skip')) task.mode = 'skip';
  }
}

function idOf(name, task) {
  const names = [];
  for (let at = task; at && at.type !== undefined && at !== at.file; at = at.suite) names.unshift(at.name);
  return `${name}#${names.join(' ')}`;
}

function resultOf(name, test) {
  const id = idOf(name, test);
  const result = {
    id,
    name: id.slice(name.length + 1),
    fileName: path.resolve(name),
    timeSpentMs: test.result?.duration ?? 0,
  };
  if (test.result?.state === 'pass') return [{ ...result, status: TestStatus.Success }];
  if (test.result?.state === 'fail') return [{ ...result, ...failure(id, test.result.errors) }];
  return [];
}

function failure(id, errors) {
  return {
    id,
    name: id,
    timeSpentMs: 0,
    status: TestStatus.Failed,
    failureMessage: errors?.[0]?.message ?? 'failed',
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'rules', () => new RulesRunner())];
