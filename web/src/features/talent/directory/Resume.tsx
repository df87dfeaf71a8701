import type { Credit } from '@kirdaar/contract/rules/credits';
import { labelOf } from '#ui/label-of.ts';
import { credit_kinds } from '#words/rules/credits.ts';
import * as words from '#words/talent/directory.ts';

export function Resume({ credits }: { credits: readonly Credit[] }) {
  if (credits.length === 0) return null;
  return (
    <section className="break-inside-avoid">
      <h2 className="mb-4 break-after-avoid text-2xl">{words.credits}</h2>
      <ol className="max-w-4xl border-line border-t print:max-w-none">
        {credits.map(({ project, year, kind, role, house, link }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two credits can be equal, and the list never changes.
            key={place}
            className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-line border-b py-3 sm:grid-cols-[4.5rem_1fr_9rem]"
          >
            <span className="font-display text-muted tabular-nums">
              {credits[place - 1]?.year === year ? <span className="sr-only">{year}</span> : year}
            </span>
            <span className="wrap-anywhere min-w-0">
              <span className="font-semibold">
                {link ? <CreditLink to={link} text={project} /> : project}
              </span>
              {(role || house) && (
                <span className="block text-sm">
                  {role}
                  {role && house && ' · '}
                  {house && <span className="text-muted">{house}</span>}
                </span>
              )}
            </span>
            <span className="wrap-anywhere col-start-2 text-muted text-sm sm:col-start-3 sm:text-right">
              {labelOf(credit_kinds, kind)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CreditLink({ to, text }: { to: string; text: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="text-accent underline-offset-4 hover:underline"
    >
      {text}
    </a>
  );
}
