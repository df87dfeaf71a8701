import type { ProjectRole } from '@kirdaar/contract/auditions/projects';
import { Link } from 'react-router';
import { conversationsOf } from '#account-paths.ts';
import { facesUrl } from '#features/auditions/projects/project-addresses.ts';
import { ShareAndInvite } from '#features/jobs/jobs/ShareAndInvite.tsx';
import { housePath } from '#house-paths.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/auditions/projects.ts';

/** What waits for the house, or while nobody has applied, what brings applicants. */
export function NextSteps({ roles }: { roles: readonly ProjectRole[] }) {
  const isNew = roles.every(({ applicants, status }) => applicants === 0 && status !== 'closed');
  const [first] = roles.filter(({ status }) => status === 'open');
  const waiting = roles.flatMap(waitingIn);
  if (!isNew && waiting.length === 0) return null;
  return (
    <Section
      title={isNew ? words.next_title : words.waiting_title}
      {...(isNew && { lead: first ? words.next_lead : words.next_review })}
    >
      <div className="flex flex-col gap-3">
        {waiting.length > 0 && (
          <ul className="flex flex-col gap-1">
            {waiting.map(({ to, text }) => (
              <li key={text}>
                <Link to={to} className="link wrap-anywhere inline-flex min-h-11 items-center">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {isNew && first && (
          <div className="flex flex-wrap gap-2">
            <ShareAndInvite id={first.id} title={first.role_title} />
          </div>
        )}
      </div>
    </Section>
  );
}

function waitingIn(role: ProjectRole) {
  const { id, role_title, review } = role;
  const board = facesUrl(id);
  const counted = [
    [role.new, words.waiting.new, board],
    [role.unsent, words.waiting.unsent, housePath('jobDecisions', { id })],
    [role.asked, words.waiting.asked, housePath('auditions', { id })],
    [role.unread, words.waiting.unread, conversationsOf.production],
  ] as const;
  return [
    ...(review === 'rejected'
      ? [{ to: housePath('jobDetails', { id }), text: words.waiting_rejected(role_title) }]
      : []),
    ...counted.flatMap(([count, text, to]) => (count > 0 ? [{ to, text: text(count, role_title) }] : [])),
  ];
}
