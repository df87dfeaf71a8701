import type { ProjectRole } from '@kirdaar/contract/auditions/projects';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { facesUrl } from '#features/auditions/projects/project-addresses.ts';
import { postingStateText } from '#features/jobs/job-posts/PostingStateLine.tsx';
import { housePath } from '#house-paths.ts';
import { shortDay } from '#ui/day-text.ts';
import { slotTime } from '#ui/slot-time.ts';
import * as words from '#words/auditions/projects.ts';
import * as common from '#words/ui/common.ts';

/** A table, or on a phone a card for each role. */
export function RolesTable({ roles }: { roles: readonly ProjectRole[] }) {
  const now = new Date();
  return (
    <table className="w-full border-collapse text-left max-lg:block">
      <caption className="sr-only">{words.roles}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-ink border-b-2 text-sm">
          {[common.role, common.status, ...Object.values(words.columns)].map((title) => (
            <th key={title} scope="col" className="pr-4 pb-2 font-semibold last:pr-0">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {roles.map((role) => (
          <tr
            key={role.id}
            className="border-line border-b align-top last:border-b-0 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:py-3 sm:max-lg:grid-cols-3"
          >
            <th scope="row" className="wrap-anywhere py-3 pr-4 max-lg:col-span-full max-lg:py-1">
              <Link to={housePath('jobDetails', { id: role.id })} className="link">
                {role.role_title}
              </Link>
            </th>
            <Cell label={common.status}>{postingStateText(role, role.review, role.applicants, now)}</Cell>
            <Cell label={words.columns.new}>
              <Link
                to={facesUrl(role.id)}
                className="link"
                aria-label={words.new_of_role(
                  words.of_applicants(role.new, role.applicants),
                  role.role_title,
                )}
              >
                {words.of_applicants(role.new, role.applicants)}
              </Link>
            </Cell>
            <Cell label={words.columns.shortlisted}>{role.shortlisted}</Cell>
            <Cell label={words.columns.selected}>{words.of_positions(role.selected, role.positions)}</Cell>
            <Cell label={words.columns.audition}>
              <Link to={housePath('auditions', { id: role.id })} className="link">
                {role.next_audition ? slotTime({ starts_at: role.next_audition }).india : words.audition_none}
              </Link>
            </Cell>
            <Cell label={words.columns.closes}>
              {role.application_deadline && (
                <time dateTime={role.application_deadline}>{shortDay(role.application_deadline)}</time>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="py-3 pr-4 tabular-nums last:pr-0 max-lg:py-1 max-lg:pr-0">
      <span aria-hidden className="block text-muted text-sm lg:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
