import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageMeta } from '#api/page-meta.ts';
import { useOperator } from '#api/site-facts.ts';
import { OfficeMap } from '#features/site/contact/OfficeMap.tsx';
import { Marked } from '#ui/Marked.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/site/content.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ContactPage.ts';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: words.contact_title, description: words.contact_description }, page);

export default function ContactPage() {
  const { name, address, email, phone } = useOperator();
  return (
    <SitePage
      title={sentence(words.contact_heading((text) => <Marked>{text}</Marked>))}
      lead={words.contact_lead}
    >
      <div className="grid gap-8 lg:grid-cols-[1fr_1.35fr] lg:items-stretch">
        <dl className="flex flex-col divide-y divide-line border-line border-y">
          <ContactDetail Icon={Mail} label={common.email}>
            <a href={`mailto:${email}`} className={linkLook}>
              {email}
            </a>
          </ContactDetail>
          <ContactDetail Icon={Phone} label={words.contact_phone}>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkLook}>
              {phone}
            </a>
          </ContactDetail>
          <ContactDetail Icon={MapPin} label={words.office}>
            <address className="not-italic">
              {name}
              <br />
              {address}
            </address>
          </ContactDetail>
        </dl>
        <OfficeMap />
      </div>
    </SitePage>
  );
}

const linkLook = 'wrap-anywhere font-semibold text-accent underline-offset-4 hover:underline';

function ContactDetail({ Icon, label, children }: { Icon: typeof Mail; label: string; children: ReactNode }) {
  return (
    <div className="relative py-6 pl-15">
      <dt className="text-muted text-sm">
        <span className="absolute top-6 left-0 rounded-full bg-marigold-wash p-2.5">
          <Icon aria-hidden className="size-5 text-accent" />
        </span>
        {label}
      </dt>
      <dd className="mt-0.5 text-lg">{children}</dd>
    </div>
  );
}
