import type { Reply } from '@kirdaar/contract/api';
import { languageName } from '#ui/language-name.ts';
import * as page from '#words/app/language.ts';
import * as words from '#words/jobs/job-posts.ts';
import { stage_name } from '#words/rules/stages.ts';

export type Closing = Reply<'GET /api/production/jobs/:id/closing'>;

/** Whom closing rejects, by stage, and what they read; `written` replaces our message. */
export function ClosingEmails({ closing, written }: { closing: Closing; written: string | undefined }) {
  const { emails, stage_names } = closing;
  const wanted = emails.flatMap(({ readers }) => readers).filter(({ stage }) => isWanted(stage));
  const count = wanted.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      {count > 0 && <p className="font-semibold">{words.close_wanted(count)}</p>}
      {emails.map(({ language, subject, paragraphs, message, readers }) => (
        <section key={`${language} ${subject}`} className="flex flex-col gap-2">
          <ul>
            {readers.map(({ stage, count, names }) => (
              <li key={stage} className="wrap-anywhere">
                {words.close_readers(stage_name(stage, stage_names), count, listed(names, count))}
              </li>
            ))}
          </ul>
          <p className="text-muted text-sm">{words.close_email(languageName(language))}</p>
          <blockquote
            lang={language}
            className="flex flex-col gap-2 rounded-control bg-sunken px-4 py-3 text-sm wrap-anywhere"
          >
            <p className="font-semibold">{subject}</p>
            {[...paragraphs, ...(message === null ? [] : [written ?? message])].map((text) => (
              <p key={text}>{text}</p>
            ))}
          </blockquote>
        </section>
      ))}
    </>
  );
}

function isWanted(stage: Closing['emails'][number]['readers'][number]['stage']): boolean {
  return stage === 'selected' || stage === 'backup' || stage === 'shortlisted';
}

function listed(names: readonly string[], count: number): string {
  const more = count > names.length ? [words.close_more(count - names.length)] : [];
  return new Intl.ListFormat(page.locale).format([...names, ...more]);
}
