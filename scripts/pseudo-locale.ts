import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { translateCatalogue } from './pseudo-locale/translate-catalogue.ts';

/**
 * Copies the sources to a folder and adds a language there as anybody would: one folder and one line. Its texts are the
 * English ones, longer and with accents, so that a person or a program sees which texts do not come from a catalogue.
 */
const LANGUAGE = 'xx';
const WORDS = 'contract/src/words';
const LIST = 'contract/src/rules/languages.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const [target] = process.argv.slice(2);
if (!target) {
  console.error('Name the folder for the copy, for example: npm run pseudo -- ../kirdaar-xx');
  process.exit(1);
}

await copySources(target);
await linkPackages(target);
for (const catalogue of globSync('**/*.ts', { cwd: `${root}${WORDS}/en`, exclude: ['**/*.test.ts'] })) {
  const [english, hindi] = await Promise.all(
    ['en', 'hi'].map((language) => readFile(`${root}${WORDS}/${language}/${catalogue}`, 'utf8')),
  );
  const file = join(target, WORDS, LANGUAGE, catalogue);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    translateCatalogue({ catalogue, english: english ?? '', hindi: hindi ?? '', language: LANGUAGE }),
  );
}
const list = await readFile(`${root}${LIST}`, 'utf8');
await writeFile(join(target, LIST), list.replace("  hi: 'हिंदी',\n", `$&  ${LANGUAGE}: '⟦Ŝöüŕçéš⟧',\n`));

async function copySources(to: string) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of files.toString().split('\0'))
    if (file && existsSync(join(root, file))) await cp(join(root, file), join(to, file));
}

/** Links to the packages, but to the copy's own workspaces. */
async function linkPackages(to: string) {
  for (const workspace of ['.', 'contract', 'server', 'web', 'e2e']) {
    const [from, packages] = [join(root, workspace, 'node_modules'), join(to, workspace, 'node_modules')];
    if (!existsSync(from)) continue;
    await mkdir(packages, { recursive: true });
    for (const name of readdirSync(from))
      if (name === '@kirdaar')
        await cp(join(from, name), join(packages, name), { recursive: true, verbatimSymlinks: true });
      else if (!name.startsWith('.') || name === '.bin')
        await symlink(join(from, name), join(packages, name));
  }
}
