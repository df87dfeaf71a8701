import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Keeps how many tests passed and failed in the file TEST_COUNTS, if any, after each file: a run may be cut short. */
export function countTests(file = process.env.TEST_COUNTS): Reporter {
  let passed = 0;
  let failed = 0;
  const write = () => file && writeFileSync(file, `${passed} ${failed}\n`);
  return {
    onTestModuleEnd(module) {
      const tests = [...module.children.allTests()].map((test) => test.result().state);
      passed += tests.filter((state) => state === 'passed').length;
      // A file that cannot be read has errors and no tests.
      failed += tests.filter((state) => state === 'failed').length + module.errors().length;
      write();
    },
    onTestRunEnd(_modules, errors) {
      failed += errors.length;
      write();
    },
  };
}
