import type { ReviewedJob } from '@kirdaar/contract/admin/casting-calls';
import { childFields } from '@kirdaar/contract/rules/job-fields';
import { fieldLabel, fieldText } from '#features/admin/casting-calls/field-text.ts';
import { diffWords } from '#features/admin/casting-calls/word-diff.ts';
import { longDay } from '#ui/day-text.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/reviews.ts';
import * as jobPostsWords from '#words/jobs/job-posts.ts';
import * as common from '#words/ui/common.ts';

/** What a casting call says, the changes of an edit first. */
export function CallFields({
  job: { fields, application_deadline, image, new_image },
}: {
  job: ReviewedJob;
}) {
  const changed = fields.filter((field) => field.changed);
  const rest = fields.filter((field) => !field.changed && field.now !== null);
  // What children may do decides first.
  const shown = [...changed, ...rest].sort((one, other) => rankOf(one) - rankOf(other));
  return (
    <Section title={changed.length > 0 ? words.changes : common.casting_call}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_1fr]">
        {shown.map(({ field, now, next, changed: isChanged }) => (
          <div key={field} className="sm:contents">
            <dt className="font-semibold text-sm sm:pt-0.5">{fieldLabel(field)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {isChanged ? (
                <Change before={fieldText(field, now)} after={fieldText(field, next)} />
              ) : (
                fieldText(field, now)
              )}
            </dd>
          </div>
        ))}
        <div className="sm:contents">
          <dt className="font-semibold text-sm sm:pt-0.5">{words.deadline}</dt>
          <dd>{longDay(application_deadline)}</dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-wrap gap-4">
        {image && <Picture src={image} label={new_image ? words.picture_now : words.picture} />}
        {new_image && <Picture src={new_image} label={jobPostsWords.review_picture} />}
      </div>
    </Section>
  );
}

const first: readonly string[] = childFields;

function rankOf({ field }: { field: string }): number {
  return first.includes(field) ? first.indexOf(field) : first.length;
}

/** The old and the new text of a field, word by word. Removed and added words are also named for screen readers. */
function Change({ before, after }: { before: string; after: string }) {
  return (
    <span className="whitespace-pre-line">
      {diffWords(before, after).map(({ text, change }, place) => {
        // The parts are in a fixed order and never move.
        const key = `${place} ${change}`;
        if (change === 'same') return <span key={key}>{text}</span>;
        if (change === 'removed')
          return (
            <del key={key} className="bg-wash text-accent-strong">
              <span className="sr-only">{words.call_removed} </span>
              {text}
            </del>
          );
        return (
          <ins key={key} className="bg-leaf-wash text-leaf no-underline">
            <span className="sr-only">{words.added} </span>
            {text}
          </ins>
        );
      })}
    </span>
  );
}

function Picture({ src, label }: { src: string; label: string }) {
  return (
    <figure className="flex flex-col gap-1">
      <img src={src} alt={label} className="h-40 rounded-control object-cover" />
      <figcaption className="text-muted text-sm">{label}</figcaption>
    </figure>
  );
}

export function CallFlags({ job: { flags } }: { job: ReviewedJob }) {
  if (flags.length === 0) return null;
  return (
    <ul aria-label={words.flags} className="flex flex-wrap gap-2">
      {flags.map(({ flag, text }) => (
        <li
          key={flag}
          className="wrap-anywhere rounded-control bg-marigold-wash px-3 py-1.5 font-medium text-sm"
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
