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
  // The content of our list, in our styles, with what Next.js has for links.
  'app/castingcalls/page.jsx': `'use client';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { jobs, styles, origin } from '../../content.json';
const pages = ['castingcalls', 'about', 'services', 'profiles', 'projects', 'plans', 'contact', 'clients'];
const types = [...new Set(jobs.map(({ project_type }) => project_type))];
export default function Page() {
  const [isSaved, setSaved] = useState({});
  const [query, setQuery] = useState('');
  useEffect(() => setSaved(JSON.parse(localStorage.getItem('saved') ?? '{}')), []);
  return <>{styles.map((href) => <link key={href} rel="stylesheet" href={origin + href} precedence="default" />)}
    <header className="sticky top-0 z-20 border-line border-b bg-paper/95"><nav className="flex flex-wrap gap-4 px-4 py-2">
      {pages.map((name) => <Link key={name} href={'/' + name} prefetch={false} className="py-2">{name}</Link>)}</nav></header>
    <main className="mx-auto w-full max-w-7xl px-4 pt-10"><h1 className="text-[2.6rem]">Casting calls</h1>
      <form><label>Search <input value={query} onChange={(event) => setQuery(event.target.value)} /></label>
        <select>{types.map((type) => <option key={type}>{type}</option>)}</select></form>
      <ul className="grid gap-5">{jobs.map((job, place) => <li key={job.id}>
        <article className="rounded-card border border-line bg-card flex flex-col gap-3 p-4">
          <picture>{['avif', 'webp'].map((type) => <source key={type} type={'image/' + type} sizes="5rem"
            srcSet={origin + job.image?.replace('public/', 'renditions/320/').replace('.webp', '.' + type) + ' 320w'} />)}
            <img src={origin + job.image} alt="" width="480" height="360" className="size-20 object-cover"
              loading={place === 0 ? 'eager' : 'lazy'} /></picture>
          <h2 className="text-lg">{job.title}</h2><p>{job.production_house_name}</p>
          <button type="button" aria-label={'Save ' + job.title} onClick={() => setSaved({ ...isSaved, [job.id]: true })}>
            {isSaved[job.id] ? 'Saved' : 'Save'}</button>
          <ul className="flex flex-wrap text-sm"><li>{job.compensation}</li><li>{job.gender}</li><li>{job.age_range}</li>
            <li>{job.city_location}</li><li><time dateTime={job.application_deadline}>{job.application_deadline}</time></li></ul>
          <p>{job.project_description.slice(0, 100)} <Link href={'/castingcalls/' + job.id} prefetch={false}>View More</Link></p>
        </article></li>)}</ul></main>
    <footer><nav>{pages.map((name) => <Link key={name} href={'/' + name} prefetch={false}>{name}</Link>)}</nav></footer></>;
}`,
};

/** What the page of casting calls shows: the reply of the API, and the style sheets of ours. */
interface Content {
  origin: string;
  styles: string[];
  jobs: object[];
}

/**
 * Installs, builds and starts Next.js with a page with incremental static regeneration and 120 cards, which have about
 * as many bytes as our lists, and a static page with the content of `/castingcalls`.
 */
export async function startNextReference(
  content: Content = { origin: '', styles: [], jobs: [] },
): Promise<Running> {
  mkdirSync(`${folder}/app/castingcalls`, { recursive: true });
  writeFileSync(`${folder}/content.json`, JSON.stringify(content));
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
