import type { LegalText as Text } from '@kirdaar/contract/accounts/legal-texts';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { langOf } from '#api/lang-of.ts';
import { clausesOf } from '#features/site/legal/clauses-of.ts';
import { LegalNodes } from '#features/site/legal/LegalNodes.tsx';
import { legalPath } from '#features/site/legal/legal-paths.ts';
import { longDay } from '#ui/day-text.ts';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import { textTree } from '#ui/text-tree.ts';
import * as words from '#words/site/legal.ts';

interface LegalTextProps {
  title: ReactNode;
  legal: Text;
}

/** A text with numbered clauses, a table of contents, its date and its earlier versions. */
export function LegalText({ title, legal }: LegalTextProps) {
  const { lead, html, published_at, replaced_at } = legal;
  const lang = langOf(legal, 'html');
  const { intro, clauses } = clausesOf(textTree(html));
  return (
    <SitePage title={title} lead={<span lang={langOf(legal, 'lead')}>{lead}</span>}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          aria-label={words.contents}
          className="self-start rounded-card border border-line bg-card p-5 lg:sticky lg:top-24 print:hidden"
        >
          <ol lang={lang} className="flex flex-col">
            {clauses.map(({ id, title }, place) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-9 items-center gap-2.5 text-[0.95rem] leading-snug underline-offset-4 hover:text-accent hover:underline"
                >
                  <span aria-hidden className="w-5 shrink-0 text-muted text-sm tabular-nums">
                    {place + 1}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {replaced_at && <Former legal={legal} until={replaced_at} />}
          {legal.in_english && !lang && (
            <p className="mb-8 rounded-control border border-line bg-card px-4 py-3">
              {words.english_decides}
            </p>
          )}
          {intro.length > 0 && (
            <div lang={lang} className="prose mb-11">
              <LegalNodes nodes={intro} />
            </div>
          )}
          {clauses.map(({ id, title, nodes }) => (
            <section key={id} lang={lang} aria-labelledby={id} className="prose mb-11">
              <h2 id={id}>{title}</h2>
              <LegalNodes nodes={nodes} />
            </section>
          ))}
          {!replaced_at && <p className="text-muted text-sm">{words.effective_from(day(published_at))}</p>}
          <EarlierVersions legal={legal} />
        </div>
      </div>
    </SitePage>
  );
}

function Former({ legal: { page, version, published_at }, until }: { legal: Text; until: string }) {
  return (
    <p className="mb-8 rounded-control border border-line bg-card px-4 py-3">
      {sentence(
        words.former(version, day(published_at), day(until), (text) => (
          <Link to={legalPath(page)} className="font-semibold text-accent underline underline-offset-4">
            {text}
          </Link>
        )),
      )}
    </p>
  );
}

function EarlierVersions({ legal: { page, version, versions } }: { legal: Text }) {
  const heading = useId();
  const others = versions.filter((other) => other.version < version);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-6 print:hidden">
      <h2 id={heading} className="font-semibold text-sm">
        {words.earlier_versions}
      </h2>
      <ul className="mt-1 text-sm">
        {others.map((other) => (
          <li key={other.version}>
            <Link
              to={legalPath(page, other.version)}
              className="inline-flex min-h-9 items-center underline underline-offset-4"
            >
              {words.earlier_version(other.version, day(other.published_at))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function day(instant: string): string {
  return longDay(dayInIndia(new Date(instant)));
}
