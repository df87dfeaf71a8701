import type { ContentPiece } from '@kirdaar/contract/admin/content';
import type { Language } from '@kirdaar/contract/rules/languages';
import { previewAddress } from '#features/admin/content/content-texts.ts';
import { DevicePreview } from '#features/admin/content/DevicePreview.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/content.ts';

interface PreviewProps {
  piece: Pick<ContentPiece, 'kind' | 'key'>;
  /** The language of the page. */
  language: Language;
  preview: string;
  /** A new draft loads the page again. */
  savedAt: string;
}

/** Shows the saved draft on the real public page. */
export function Preview({ piece: { kind, key }, language, preview, savedAt }: PreviewProps) {
  const src = previewAddress({ kind, key }, language, preview);
  return (
    <Section title={words.preview} lead={words.preview_lead}>
      <DevicePreview
        name="page"
        savedAt={savedAt}
        src={src}
        height={720}
        className="bg-card"
        link={
          <a
            href={src}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-accent underline underline-offset-4"
          >
            {words.preview_open}
          </a>
        }
      />
    </Section>
  );
}
