import { Mail, MapPin, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { pageMeta } from '#api/page-meta.ts';
import { useOperator } from '#api/product-name.ts';
import { Button } from '#ui/Button.tsx';
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

const linkLook = 'link wrap-anywhere';

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

/** Half of the map's width and height, in degrees. */
const HALF_SPAN_DEGREES = 0.006;

/** Location of the office. OpenStreetMap gets no visitor data before the click that loads its map. */
function OfficeMap() {
  const [shown, setShown] = useState(false);
  const { address, location } = useOperator();
  const [latitude, longitude] = location;
  const place = `mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

  return (
    <div className="relative isolate flex min-h-96 flex-col items-center justify-center gap-4 overflow-hidden rounded-card border border-line bg-sunken p-6 text-center">
      {shown ? (
        <iframe
          ref={focus}
          title={words.map_title(address)}
          src={mapUrl(latitude, longitude)}
          // Without a referrer the map server refuses to send tiles.
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups"
          className="absolute inset-0 size-full border-0"
        />
      ) : (
        <>
          <Streets />
          <Button Icon={MapPin} onClick={() => setShown(true)}>
            {words.map_show}
          </Button>
          <p className="max-w-xs rounded-control bg-sunken px-3 py-1.5 text-muted text-sm">
            {sentence(
              words.map_source((text) => (
                <a
                  href={`https://www.openstreetmap.org/?${place}`}
                  target="_blank"
                  rel="noreferrer"
                  className="link underline"
                >
                  {text}
                </a>
              )),
            )}
          </p>
        </>
      )}
    </div>
  );
}

function mapUrl(latitude: number, longitude: number): string {
  const edges = [-1, 1].flatMap((side) => [longitude, latitude].map((at) => at + side * HALF_SPAN_DEGREES));
  const query = new URLSearchParams({
    bbox: edges.map((edge) => edge.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The button that had the focus is gone, so the map gets it. */
function focus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}

/** Drawing of imaginary streets, shown until the map is loaded. */
function Streets() {
  return (
    <svg
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="absolute inset-0 -z-10 size-full fill-none stroke-line"
    >
      <path d="M-20 300 230 190l190 30 200-120" strokeWidth="22" />
      <path
        d="M90-20l60 240-40 200M330-20 300 205l30 215M480-20l-20 200 60 240M-20 120l170 30 160-60 310-50M-20 390l180-30 150-10 310 30"
        strokeWidth="9"
      />
      <path
        d="m20 60 100 40m70-80-20 100m60 60 100 20m-40 70 120 10m-260-30-80 60m330-180 90-20m-60 120 140 30m-30-240-20 110"
        strokeWidth="4"
      />
    </svg>
  );
}
