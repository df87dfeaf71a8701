import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variables } from '#platform/config/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

test('the systemd unit names files, settings and roles that exist', async () => {
  const unit = await read('deploy/kirdaar@.service');
  const [, program = '', script = ''] = /^ExecStart=\/srv\/kirdaar\/(\S+) (\S+)$/m.exec(unit) ?? [];
  const settings = [...unit.matchAll(/\b([A-Z_]{4,})=/g)].map(([, name = '']) => name);
  const roles = [...unit.matchAll(/kirdaar@(\w+)(?!\.service)\b/g)].map(([, role]) => role);

  expect([program, script].map((path) => existsSync(join(root, path)))).toEqual([true, true]);
  expect(settings).toEqual(['NODE_ENV', 'ROLE', 'DATA_DIR']);
  expect(settings.filter((name) => name !== 'NODE_ENV' && !(name in variables.shape))).toEqual([]);
  expect(roles).toEqual(['web', 'worker']);
  for (const role of roles) expect(variables.shape.ROLE.safeParse(role).success).toBe(true);
});

test('the guide to operations names scripts and settings that exist', async () => {
  const guide = await read('docs/operations.md');
  const { scripts } = JSON.parse(await read('package.json'));
  const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  const settings = [...guide.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=\w*)?`/g)].map(
    ([, name = '']) => name,
  );

  expect(named).toContain('migrate');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(settings).toContain('UNREADY_SECONDS');
  expect(settings.filter((name) => !(name in variables.shape))).toEqual([]);
});
