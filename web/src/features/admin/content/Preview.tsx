import type { ContentPiece } from '@kirdaar/contract/admin/content';
import { useState } from 'react';
import { publicPathOf } from '#features/admin/content/content-texts.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/Section.tsx';

const widths = { phone: 390, desktop: 1280 } as const;
const names = { phone: 'Phone', desktop: 'Desktop' } as const;

interface PreviewProps {
  piece: Pick<ContentPiece, 'kind' | 'key'>;
  preview: string;
  /** A new draft loads the page again. */
  savedAt: string;
}

/** Shows the saved draft on the real public page, at the width of a phone or of a desktop. */
export function Preview({ piece: { kind, key }, preview, savedAt }: PreviewProps) {
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  const src = `${publicPathOf(kind, key)}?${new URLSearchParams({ preview })}`;
  return (
    <Section
      title="Preview"
      lead="The public page with the saved draft. Only this link shows it, for ten minutes."
    >
      <div className="flex flex-wrap items-center gap-3">
        {(['phone', 'desktop'] as const).map((name) => (
          <Button
            key={name}
            variant={device === name ? 'primary' : 'secondary'}
            aria-pressed={device === name}
            onClick={() => setDevice(name)}
          >
            {names[name]}
          </Button>
        ))}
        <a
          href={src}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-accent underline underline-offset-4"
        >
          Open in a new tab
        </a>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no section of its own; it only scrolls. */}
      <div
        role="region"
        aria-label="Page in the preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        className="mt-5 overflow-x-auto rounded-card border border-line bg-sunken"
      >
        <iframe
          key={`${savedAt} ${device}`}
          title={`Preview at the width of a ${device}`}
          src={src}
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
