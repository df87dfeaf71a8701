import type { ListedMessage } from '@kirdaar/contract/admin/message-texts';
import { notificationKinds } from '@kirdaar/contract/rules/notifications';
import { Link } from 'react-router';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { channelNames, kindNames, messagePath } from '#features/admin/message-texts/message-names.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/message-texts.ts';
import type { Route } from './+types/MessagesPage.ts';

export const clientLoader = async () => (await callStaffApi('GET /api/admin/messages')).messages;

/** Every message that the product sends, and which ones staff have reworded. */
export default function MessagesPage({ loaderData: messages }: Route.ComponentProps) {
  return (
    <Page
      title={words.page}
      lead={words.lead}
      actions={
        <Link
          to={adminPaths.content}
          className="font-semibold text-accent underline-offset-4 hover:underline"
        >
          {words.all_content}
        </Link>
      }
    >
      {notificationKinds.map((kind) => (
        <Section key={kind} title={kindNames[kind]}>
          <ul className="divide-y divide-line">
            {messages
              .filter((message) => message.kind === kind)
              .map((message) => (
                <li key={message.name} className="py-3">
                  <Link
                    to={messagePath(message.name)}
                    className="wrap-anywhere font-semibold underline-offset-4 hover:underline"
                  >
                    {message.purpose}
                  </Link>
                  <p className="text-muted text-sm">
                    {/* Its name in the code and in the log. */}
                    <span lang="en">{message.name}</span> ·{' '}
                    {[message.channels.map((channel) => channelNames[channel]).join(', '), stateOf(message)]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

function stateOf({ is_changed, has_draft, publishes_at }: ListedMessage): string {
  if (publishes_at) return words.goes_live(formatDateTime(publishes_at));
  if (has_draft) return words.with_draft;
  return is_changed ? words.changed_by_staff : '';
}
