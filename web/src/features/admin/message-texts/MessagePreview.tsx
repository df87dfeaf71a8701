import type { Reply } from '@kirdaar/contract/api';
import type { Language } from '@kirdaar/contract/rules/notifications';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/Section.tsx';

const widths = { phone: 390, desktop: 1280 } as const;
const names = { phone: 'Phone', desktop: 'Desktop' } as const;

interface MessagePreviewProps {
  language: Language;
  preview: Reply<'GET /api/admin/messages/preview'>;
  isDraft: boolean;
}

/** The email as its reader gets it, with sample data, at the width of a phone or of a desktop. */
export function MessagePreview({
  language,
  preview: { subject, html, short },
  isDraft,
}: MessagePreviewProps) {
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  return (
    <Section title="Preview" lead={`${isDraft ? 'The saved draft' : 'What is sent now'}, with sample data.`}>
      <div className="flex flex-wrap gap-3">
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
      </div>
      <p lang={language} className="wrap-anywhere mt-5 font-semibold">
        {subject}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no section of its own; it only scrolls. */}
      <div
        role="region"
        aria-label="Email in the preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        className="mt-3 overflow-x-auto rounded-card border border-line bg-sunken"
      >
        <iframe
          title={`Email at the width of a ${device}`}
          sandbox=""
          srcDoc={html}
          width={widths[device]}
          height={480}
          className={classNames(
            'mx-auto block max-w-none border-0 bg-white',
            device === 'desktop' && 'min-w-320',
          )}
        />
      </div>
      <p lang={language} className="wrap-anywhere mt-3 text-muted text-sm">
        {short}
      </p>
    </Section>
  );
}
