import { LINK_DAYS, MAX_LINE } from '@kirdaar/contract/rules/limits';
import type { ProfileLink } from '@kirdaar/contract/talent/public-profile';
import { useState } from 'react';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { isActiveLink, LinkRow, openedText } from '#features/talent/public-profile/LinkRow.tsx';
import { publicProfileWrites } from '#features/talent/public-profile/public-profile-writes.ts';
import { longDayOf } from '#ui/day-text.ts';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import { link_ended } from '#words/answers/platform.ts';
import * as words from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';

export const daysField = {
  name: 'days',
  label: words.link_days,
  options: LINK_DAYS.map(String),
  labels: words.link_days_options satisfies Record<(typeof LINK_DAYS)[number], string>,
  required: true,
  missing: words.link_days_missing,
} as const;

const linkFields = [
  {
    name: 'label',
    label: common.link_for,
    placeholder: words.link_label_example,
    hint: words.link_label_hint,
    required: true,
    maxLength: MAX_LINE,
  },
  daysField,
] as const;

/** Share links that show a talent's page to anyone who has the URL, with a form to create one. */
export function ShareLinks({ links, name }: { links: readonly ProfileLink[]; name: string }) {
  // Identifies the filled form: sending it again after a lost response creates no second link.
  const [request_id, setRequestId] = useState(newRequestId);
  const creation = useWrite(publicProfileWrites, 'createLink', {
    onDone: () => {
      showToast('success', common.link_created);
      setRequestId(newRequestId());
    },
  });
  // Here and not in the row, because a link that has ended moves to the other list.
  const ending = useWrite(publicProfileWrites, 'endLink', {
    onDone: () => showToast('success', link_ended),
    onFailed: (error) => showToast('failure', serverMessage(error, common.link_end_failed)),
  });

  const active = links.filter(isActiveLink);
  const ended = links.filter((link) => !isActiveLink(link));
  const listOf = (title: string, shown: readonly ProfileLink[]) => (
    <ul aria-label={title} className="divide-y divide-line border-line border-y">
      {shown.map((link) => (
        <LinkRow
          key={link.id}
          link={link}
          facts={`${untilText(link)} · ${openedText(link.opened)}`}
          text={name}
          busy={ending.busy}
          onEnd={() => ending.submit(link.id)}
        />
      ))}
    </ul>
  );
  return (
    <Section title={words.links_title} lead={words.links_lead}>
      <div className="flex flex-col gap-6">
        <FieldsForm
          key={request_id}
          fields={linkFields}
          values={{ days: '30' }}
          write={{ ...creation, submit: (answers) => creation.submit({ ...answers, request_id }) }}
          accountRole="talent"
          submitLabel={common.create_link}
          busyLabel={words.link_creating}
          fallbackError={common.link_failed}
        />
        {links.length === 0 && <p className="text-muted">{words.links_none}</p>}
        {active.length > 0 && listOf(words.links_active, active)}
        {ended.length > 0 && (
          <details>
            <summary className="cursor-pointer font-semibold">
              {words.links_ended_count(ended.length)}
            </summary>
            <div className="mt-3">{listOf(words.links_ended, ended)}</div>
          </details>
        )}
      </div>
    </Section>
  );
}

export function untilText(link: Pick<ProfileLink, 'expires_at' | 'revoked_at'>): string {
  if (isActiveLink(link)) return words.link_until(longDayOf(link.expires_at));
  return link.revoked_at
    ? words.link_ended_by_you(longDayOf(link.revoked_at))
    : words.link_ended_on(longDayOf(link.expires_at));
}
