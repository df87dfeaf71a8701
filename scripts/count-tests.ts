import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';

/**
 * Prints at the end which tests were skipped, and which passed only when repeated, with what failed before. Writes the
 * numbers of passed and failed tests to the file TEST_COUNTS, if set, after each test file, because a run may be
 * interrupted.
 */
export function countTests(file = process.env.TEST_COUNTS): Reporter {
  let passed = 0;
  let failed = 0;
  const skipped: string[] = [];
  const repeated: string[] = [];
  const write = () => file && writeFileSync(file, `${passed} ${failed}\n`);
  return {
    onTestModuleEnd(module) {
      const tests = [...module.children.allTests()].map((test) => test.result().state);
      for (const test of module.children.allTests('skipped'))
        skipped.push(`${module.moduleId}: ${test.fullName}`);
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.retryCount)
          repeated.push([`${module.moduleId}: ${test.fullName}`, ...errorsOf(test)].join('\n  '));
      passed += tests.filter((state) => state === 'passed').length;
      // A file that fails to load has errors and no tests.
      failed += tests.filter((state) => state === 'failed').length + module.errors().length;
      write();
    },
    onTestRunEnd(_modules, errors) {
      failed += errors.length;
      if (skipped.length > 0) console.log(`Skipped:\n${skipped.join('\n')}`);
      if (repeated.length > 0)
        console.log(`Passed only when repeated, so to be mended:\n${repeated.join('\n')}`);
      write();
    },
  };
}

/** Returns what failed in a test and the line of the test where it did. */
function errorsOf(test: TestCase): string[] {
  const errors = test.result().errors ?? [];
  return errors.flatMap(({ message, diff, stacks }) => [
    stripVTControlCharacters(diff || message),
    ...(stacks ?? []).slice(0, 1).map(({ file, line }) => `${file}:${line}`),
  ]);
}
