import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { listChangedFiles } from './changed-files.ts';

interface Step {
  command: string;
  /** The files that the step is about; with `--changed` it runs only if one of them changed. */
  about: RegExp;
}

const typed = (folder: string, about: RegExp, before = ''): Step => {
  const name = folder.replaceAll('/', '-');
  // Each further checker would work out the types of the contract for itself. What is known is kept for the next check.
  const command = `tsc --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/tsc/${name}.tsbuildinfo -p ${folder}`;
  return { command: `${before}${command}`, about };
};

/** Checks format, lint, imports, order of the domains, types, the API description and unused code. */
const steps: Step[] = [
  typed('server', /^(contract|server)\//),
  typed('web', /^(contract|web)\//, 'react-router typegen web && '),
  { command: 'biome check --error-on-warnings .', about: /^$/ },
  typed('contract', /^contract\//),
  typed('scripts', /^(scripts|server|contract)\//),
  typed('e2e', /^(contract|server|e2e|web\/src\/paths)/),
  typed('web/worker', /^(contract|web)\//),
  { command: 'node scripts/structure.ts', about: /\.tsx?$/ },
  { command: 'node scripts/words.ts', about: /^(contract|server|web)\/.*\.tsx?$/ },
  { command: 'node scripts/lint-api.ts', about: /^contract\/(?!src\/words)/ },
  { command: 'knip', about: /^$/ },
];

const chosen = process.argv.includes('--changed') ? stepsOfChange() : steps;
const failed: string[] = [];
const waiting = chosen.map(({ command }) => command);
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
for (const command of failed) console.error(`Failed: ${command}`);
process.exit(failed.length > 0 ? 1 : 0);

/** Format and lint of the changed files, and what else the change can break. Unused code is left to the whole check. */
function stepsOfChange(): Step[] {
  const files = listChangedFiles();
  const formatted = files.filter((file) => /\.(tsx?|js|json|css)$/.test(file));
  const lint = `biome check --error-on-warnings --no-errors-on-unmatched ${formatted.join(' ')}`;
  return [
    ...(formatted.length > 0 ? [{ command: lint, about: /^$/ }] : []),
    ...steps.filter(({ about }) => files.some((file) => about.test(file))),
  ];
}

async function work() {
  for (let command = waiting.shift(); command !== undefined; command = waiting.shift())
    if (!(await run(command))) failed.push(command);
}

/** Prints what a step says once it has ended, because steps run side by side. */
function run(command: string): Promise<boolean> {
  const child = spawn(command, { shell: true, env: { ...process.env, FORCE_COLOR: '1' } });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => void output.push(part));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      process.stdout.write(`> ${command}\n${Buffer.concat(output)}`);
      resolve(status === 0);
    });
  });
}
