import type { ReactNode } from 'react';
import { SitePage } from '#ui/SitePage.tsx';

export interface Clause {
  id: string;
  title: string;
  text: ReactNode;
}

interface LegalTextProps {
  title: ReactNode;
  lead: string;
  clauses: readonly Clause[];
}

/** Date from which the current texts are in force. */
const IN_FORCE_SINCE = '21 Nov 2026';

/** A text with numbered clauses and a table of contents. */
export function LegalText({ title, lead, clauses }: LegalTextProps) {
  return (
    <SitePage title={title} lead={lead}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          aria-label="On this page"
          className="self-start rounded-card border border-line bg-card p-5 lg:sticky lg:top-24 print:hidden"
        >
          <ol className="flex flex-col">
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
          {clauses.map(({ id, title, text }) => (
            <section key={id} aria-labelledby={id} className="prose mb-11">
              <h2 id={id}>{title}</h2>
              {text}
            </section>
          ))}
          <p className="text-muted text-sm">Effective from {IN_FORCE_SINCE}.</p>
        </div>
      </div>
    </SitePage>
  );
}
