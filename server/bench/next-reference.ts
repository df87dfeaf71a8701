import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Running, untilReady } from '#bench/processes.ts';
import { freePort } from '#platform/database/free-port.ts';

const folder = resolve('.bench/next');

const files = {
  'package.json': JSON.stringify({
    private: true,
    dependencies: { next: '16', react: '19', 'react-dom': '19' },
  }),
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  // The page is rendered again every five seconds, as ours are.
  'app/page.jsx': `import Link from 'next/link';
export const revalidate = 5;
const cards = Array.from({ length: 120 }, (_, place) => ({
  id: place, title: 'Role ' + place, city: 'Mumbai', pay: '₹' + place * 1000 + ' a day',
}));
export default function Page() {
  return <main><h1>Casting calls</h1><p>{new Date().toISOString()}</p><ul>{cards.map(({ id, title, city, pay }) => (
    <li key={id}><article><h2><Link href={'/?call=' + id} prefetch={false}>{title}</Link></h2><dl>
      <dt>City</dt><dd>{city}</dd><dt>Pay</dt><dd>{pay}</dd></dl></article></li>))}</ul></main>;
}`,
};

/**
 * Installs, builds and starts a page of Next.js with incremental static regeneration and 120 cards, which have about
 * as many bytes as our lists.
 */
export async function startNextReference(): Promise<Running> {
  mkdirSync(`${folder}/app`, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
  const options = { cwd: folder, stdio: 'inherit' } as const;
  if (!existsSync(`${folder}/node_modules/next`))
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], options);
  const next = `${folder}/node_modules/next/dist/bin/next`;
  execFileSync(process.execPath, [next, 'build'], { ...options, stdio: 'ignore' });

  const port = await freePort();
  const child = spawn(process.execPath, [next, 'start', '-p', String(port)], { ...options, stdio: 'ignore' });
  return untilReady(child, port, '/');
}
