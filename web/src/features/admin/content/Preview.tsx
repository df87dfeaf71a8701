import type { ContentPiece } from '@kirdaar/contract/admin/content';
import type { Language } from '@kirdaar/contract/rules/languages';
import { useState } from 'react';
import { previewAddress } from '#features/admin/content/content-texts.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/content.ts';
import * as common from '#words/ui/common.ts';

const widths = { phone: 390, desktop: 1280 } as const;

interface PreviewProps {
  piece: Pick<ContentPiece, 'kind' | 'key'>;
  /** The language of the page. */
  language: Language;
  preview: string;
  /** A new draft loads the page again. */
  savedAt: string;
}

/** Shows the saved draft on the real public page, at the width of a phone or of a desktop. */
export function Preview({ piece: { kind, key }, language, preview, savedAt }: PreviewProps) {
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  const src = previewAddress({ kind, key }, language, preview);
  return (
    <Section title={common.preview} lead={words.preview_lead}>
      <div className="flex flex-wrap items-center gap-3">
        {(['phone', 'desktop'] as const).map((choice) => (
          <Button
            key={choice}
            variant={device === choice ? 'primary' : 'secondary'}
            aria-pressed={device === choice}
            onClick={() => setDevice(choice)}
          >
            {words.devices[choice]}
          </Button>
        ))}
        <a
          href={src}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-accent underline underline-offset-4"
        >
          {words.preview_open}
        </a>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no section of its own; it only scrolls. */}
      <div
        role="region"
        aria-label={words.preview_region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        className="mt-5 overflow-x-auto rounded-card border border-line bg-sunken"
      >
        <iframe
          key={savedAt}
          src={src}
          title={words.preview_frames[device]}
          width={widths[device]}
          height={720}
          className={classNames(
            'mx-auto block max-w-none border-0 bg-card',
            device === 'desktop' && 'min-w-320',
          )}
        />
      </div>
    </Section>
  );
}
