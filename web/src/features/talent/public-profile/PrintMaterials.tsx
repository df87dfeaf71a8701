import type { ProfileLink, PublicProfileSettings } from '@kirdaar/contract/talent/public-profile';
import { useId, useState } from 'react';
import { DownloadButton } from '#features/talent/public-profile/DownloadButton.tsx';
import { isActiveLink } from '#features/talent/public-profile/is-active-link.ts';
import { controlClasses } from '#ui/Field.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { Section } from '#ui/Section.tsx';

interface PrintMaterialsProps {
  settings: PublicProfileSettings;
  links: readonly ProfileLink[];
}

/** Printable material: the comp card, the size sheet and the QR code of the profile page. */
export function PrintMaterials({ settings, links }: PrintMaterialsProps) {
  const select = useId();
  const usable = links.filter((link) => isActiveLink(link) && link.address !== null);
  const [linkId, setLinkId] = useState('');
  const link = usable.find(({ id }) => id === linkId);
  const url = link?.address ?? settings.address;
  const query = { link: link?.id };
  const name = settings.preview?.name ?? '';
  return (
    <Section
      title="Print and share"
      lead="An A5 comp card with your photos, a size sheet for costume departments, and a QR code for your page. None of them shows your phone number or email."
    >
      <div className="flex flex-col gap-6">
        {usable.length > 0 && (
          <div className="flex flex-col gap-1.5">
            <label htmlFor={select} className="font-semibold text-sm">
              Link on the card and in the QR code
            </label>
            <select
              id={select}
              value={link?.id ?? ''}
              onChange={(event) => setLinkId(event.target.value)}
              className={controlClasses}
            >
              <option value="">My public page</option>
              {usable.map(({ id, label }) => (
                <option key={id} value={id}>
                  Link: {label}
                </option>
              ))}
            </select>
          </div>
        )}
        {settings.visibility === 'link' && !settings.is_child && !link && (
          <p className="rounded-control bg-marigold-wash px-4 py-3 text-sm">
            Only share links open your page. Choose one for the card and the QR code.
          </p>
        )}
        <div className="flex flex-wrap gap-6">
          <QrCode text={url} label={`QR code for ${url}`} />
          <div className="flex flex-col items-start gap-2">
            <DownloadButton
              file={['GET /api/user/comp-card.pdf', { query, fileName: `${name}, comp card.pdf` }]}
            >
              Comp card
            </DownloadButton>
            <DownloadButton file={['GET /api/user/size-sheet.pdf', { fileName: `${name}, size sheet.pdf` }]}>
              Size sheet
            </DownloadButton>
            <DownloadButton file={['GET /api/user/qr-code.png', { query, fileName: `${name}, QR code.png` }]}>
              QR code (PNG)
            </DownloadButton>
            <DownloadButton file={['GET /api/user/qr-code.svg', { query, fileName: `${name}, QR code.svg` }]}>
              QR code (SVG)
            </DownloadButton>
          </div>
        </div>
      </div>
    </Section>
  );
}
