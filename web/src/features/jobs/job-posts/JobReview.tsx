import type { Job } from '@kirdaar/contract/jobs/jobs';
import { Link } from 'react-router';
import type { PostingState } from '#features/jobs/job-posts/find-posting-state.ts';
import { jobSections } from '#features/jobs/job-posts/job-fields.ts';
import { housePaths } from '#house-paths.ts';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/jobs/job-posts.ts';

interface JobReviewProps {
  review: NonNullable<PostingState['review']>;
  status: Job['status'];
}

export function JobReview({ review: { state, reason, changes, image }, status }: JobReviewProps) {
  const { project, roles, logistics, compensation, hindi } = jobSections('', changes);
  const fields = [project, ...roles, logistics, compensation, hindi].flatMap((section) => section.fields);
  const facts = Object.entries(changes).map(([name, value]): [string, string] => {
    const field = fields.find((one) => one.name === name);
    const shown = field?.type === 'date' && value ? longDay(value) : value || words.review_empty;
    return [field?.label ?? name, shown];
  });
  const isEdit = status !== 'pending';
  return (
    <Notice tone={state === 'rejected' ? 'failure' : 'plain'}>
      <div className="flex flex-col gap-3">
        <p className="font-semibold">{(isEdit ? words.review_edit : words.review_call)[state]}</p>
        {reason && <p className="wrap-anywhere whitespace-pre-line">{words.review_reason(reason)}</p>}
        {facts.length > 0 && (
          <div className="whitespace-pre-line">
            <Facts facts={facts} />
          </div>
        )}
        {image && <p>{words.review_picture}</p>}
        <p>{nextOf(state, isEdit)}</p>
        {state === 'rejected' && (
          <Link to={housePaths.appeals} className="self-start font-semibold underline underline-offset-4">
            {words.review_appeal}
          </Link>
        )}
      </div>
    </Notice>
  );
}

function nextOf(state: 'waiting' | 'rejected', isEdit: boolean): string {
  const seen = isEdit ? words.review_seen_before : words.review_unseen;
  return state === 'rejected' ? `${seen} ${words.review_again}` : seen;
}
