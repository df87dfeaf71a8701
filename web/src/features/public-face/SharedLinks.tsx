import type { ProfileLink } from '@kirdaar/contract/public-face';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { newRequestId } from '#features/jobs/request-id.ts';
import { linkFields } from '#features/public-face/link-fields.ts';
import { SharedLinkRow } from '#features/public-face/SharedLinkRow.tsx';
import { standsNow } from '#features/public-face/stands-now.ts';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';

/** The addresses that show a talent's page to whoever has them, and a form for one more. */
export function SharedLinks({ links, name }: { links: readonly ProfileLink[]; name: string }) {
  const { revalidate } = useRevalidator();
  // Names the form as it is filled: sent again after a lost answer, it makes no second link.
  const [request_id, setRequestId] = useState(newRequestId);

  async function make({ label, days }: Record<'label' | 'days', string>) {
    // The list to choose from is the contract's.
    await call('POST /api/user/profile-links', { body: { request_id, label, days: Number(days) as never } });
    showToast('success', 'The link works. Copy it from the list.');
    await revalidate();
    setRequestId(newRequestId());
  }

  const working = links.filter(standsNow);
  const ended = links.filter((link) => !standsNow(link));
  return (
    <Section
      title="Links to my page"
      lead="Whoever has such a link sees your page, whatever you chose above, until the link ends. Nobody finds it by searching."
    >
      <div className="flex flex-col gap-6">
        <FieldsForm
          key={request_id}
          fields={linkFields}
          values={{ days: '30' }}
          send={make}
          accountRole="talent"
          action="Make a link"
          busyAction="Making it…"
          otherwise="The link could not be made. Please try again."
        />
        {links.length === 0 && <p className="text-muted">No links yet.</p>}
        {working.length > 0 && <LinkList title="Links that work" links={working} name={name} />}
        {ended.length > 0 && (
          <details>
            <summary className="cursor-pointer font-semibold">Links that have ended ({ended.length})</summary>
            <div className="mt-3">
              <LinkList title="Links that have ended" links={ended} name={name} />
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
}

function LinkList({ title, links, name }: LinkListProps) {
  return (
    <ul aria-label={title} className="divide-y divide-line border-line border-y">
      {links.map((link) => (
        <SharedLinkRow key={link.id} link={link} name={name} />
      ))}
    </ul>
  );
}
