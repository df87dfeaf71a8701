import type { ProfileLink, PublicProfileSettings } from '@kirdaar/contract/talent/public-profile';
import { useId, useState } from 'react';
import { DownloadButton } from '#features/talent/public-profile/DownloadButton.tsx';
import { isActiveLink } from '#features/talent/public-profile/LinkRow.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';

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
    <Section title={words.print_title} lead={words.print_lead}>
      <div className="flex flex-col gap-6">
        {usable.length > 0 && (
          <div className="flex flex-col gap-1.5">
            <label htmlFor={select} className="font-semibold text-sm">
              {words.print_link}
            </label>
            <select
              id={select}
              value={link?.id ?? ''}
              onChange={(event) => setLinkId(event.target.value)}
              className={controlClasses}
            >
              <option value="">{words.print_public_page}</option>
              {usable.map(({ id, label }) => (
                <option key={id} value={id}>
                  {words.print_share_link(label)}
                </option>
              ))}
            </select>
          </div>
        )}
        {settings.visibility === 'link' && !settings.is_child && !link && (
          <p className="rounded-control bg-marigold-wash px-4 py-3 text-sm">{words.print_link_needed}</p>
        )}
        <div className="flex flex-wrap gap-6">
          <QrCode text={url} label={words.qr_code_of(url)} />
          <div className="flex flex-col items-start gap-2">
            <DownloadButton
              file={['GET /api/user/comp-card.pdf', { query, fileName: words.comp_card_file(name) }]}
            >
              {common.comp_card}
            </DownloadButton>
            <DownloadButton
              file={['GET /api/user/size-sheet.pdf', { fileName: words.size_sheet_file(name) }]}
            >
              {common.size_sheet}
            </DownloadButton>
            <DownloadButton
              file={['GET /api/user/qr-code.png', { query, fileName: words.qr_code_png_file(name) }]}
            >
              {words.qr_code_png}
            </DownloadButton>
            <DownloadButton
              file={['GET /api/user/qr-code.svg', { query, fileName: words.qr_code_svg_file(name) }]}
            >
              {words.qr_code_svg}
            </DownloadButton>
          </div>
        </div>
      </div>
    </Section>
  );
}
