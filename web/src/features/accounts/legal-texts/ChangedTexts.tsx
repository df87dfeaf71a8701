import type { ChangedText } from '@kirdaar/contract/accounts/guardians';
import { paths } from '#paths.ts';
import { longDayOf } from '#ui/day-text.ts';
import * as words from '#words/accounts/identity.ts';
import { legal_names } from '#words/rules/consents.ts';

/** What changed in the legal texts, each with a link to the whole text. */
export function ChangedTexts({ texts }: { texts: readonly ChangedText[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {texts.map(({ page, published_at, change_note }) => (
        <li key={page}>
          <p className="font-semibold">{words.effective(legal_names[page], longDayOf(published_at))}</p>
          {change_note && <p className="wrap-anywhere mt-1">{change_note}</p>}
          <a
            href={paths[page]}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {words.read_whole}
          </a>
        </li>
      ))}
    </ul>
  );
}
