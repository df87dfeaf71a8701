import type { ProfileLink, PublicFace } from '@kirdaar/contract/public-face';
import { useId, useState } from 'react';
import { DownloadButton } from '#features/public-face/DownloadButton.tsx';
import { standsNow } from '#features/public-face/stands-now.ts';
import { controlLook } from '#ui/Field.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { Section } from '#ui/Section.tsx';

interface OnPaperProps {
  face: PublicFace;
  links: readonly ProfileLink[];
}

/** What one hands out: the comp card, the size sheet and the code that leads to the page. */
export function OnPaper({ face, links }: OnPaperProps) {
  const select = useId();
  const usable = links.filter((link) => standsNow(link) && link.address !== null);
  const [linkId, setLinkId] = useState('');
  const link = usable.find(({ id }) => id === linkId);
  const address = link?.address ?? face.address;
  const query = { link: link?.id };
  const name = face.preview?.name ?? '';
  return (
    <Section
      title="To hand out"
      lead="A card of A5 with your photos, a sheet for costume departments, and a code that opens your page. None has your number or email."
    >
      <div className="flex flex-col gap-6">
        {usable.length > 0 && (
          <div className="flex flex-col gap-1.5">
            <label htmlFor={select} className="font-semibold text-sm">
              The address on it
            </label>
            <select
              id={select}
              value={link?.id ?? ''}
              onChange={(event) => setLinkId(event.target.value)}
              className={controlLook}
            >
              <option value="">My page</option>
              {usable.map(({ id, label }) => (
                <option key={id} value={id}>
                  Link: {label}
                </option>
              ))}
            </select>
          </div>
        )}
        {face.visibility === 'link' && !face.is_child && !link && (
          <p className="rounded-control bg-marigold-wash px-4 py-3 text-sm">
            Your page opens by links alone. Choose one for the card and the code, or nobody who holds them
            sees you.
          </p>
        )}
        <div className="flex flex-wrap gap-6">
          <QrCode text={address} label={`A code that leads to ${address}`} />
          <div className="flex flex-col items-start gap-2">
            <DownloadButton
              file={['GET /api/user/comp-card.pdf', { query, fileName: `${name}, comp card.pdf` }]}
            >
              Comp card
            </DownloadButton>
            <DownloadButton file={['GET /api/user/size-sheet.pdf', { fileName: `${name}, size sheet.pdf` }]}>
              Size sheet
            </DownloadButton>
            <DownloadButton file={['GET /api/user/qr-code.png', { query, fileName: `${name}, code.png` }]}>
              Code as a picture (PNG)
            </DownloadButton>
            <DownloadButton file={['GET /api/user/qr-code.svg', { query, fileName: `${name}, code.svg` }]}>
              Code for print (SVG)
            </DownloadButton>
          </div>
        </div>
      </div>
    </Section>
  );
}
