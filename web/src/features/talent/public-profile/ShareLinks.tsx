import type { ProfileLink } from '@kirdaar/contract/talent/public-profile';
import { useState } from 'react';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { isActiveLink } from '#features/talent/public-profile/is-active-link.ts';
import { linkFields } from '#features/talent/public-profile/link-fields.ts';
import { publicProfileWrites } from '#features/talent/public-profile/public-profile-writes.ts';
import { ShareLinkRow } from '#features/talent/public-profile/ShareLinkRow.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';

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
    onDone: () => showToast('success', common.link_ended),
    onFailed: (error) => showToast('failure', serverMessage(error, common.link_end_failed)),
  });

  const active = links.filter(isActiveLink);
  const ended = links.filter((link) => !isActiveLink(link));
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
        {active.length > 0 && (
          <LinkList title={words.links_active} links={active} name={name} ending={ending} />
        )}
        {ended.length > 0 && (
          <details>
            <summary className="cursor-pointer font-semibold">
              {words.links_ended_count(ended.length)}
            </summary>
            <div className="mt-3">
              <LinkList title={words.links_ended} links={ended} name={name} ending={ending} />
            </div>
          </details>
        )}
      </div>
    </Section>
  );
}

interface LinkListProps {
  title: string;
  links: readonly ProfileLink[];
  name: string;
  ending: PendingWrite<string>;
}

function LinkList({ title, links, name, ending }: LinkListProps) {
  return (
    <ul aria-label={title} className="divide-y divide-line border-line border-y">
      {links.map((link) => (
        <ShareLinkRow
          key={link.id}
          link={link}
          name={name}
          busy={ending.busy}
          onEnd={() => ending.submit(link.id)}
        />
      ))}
    </ul>
  );
}
