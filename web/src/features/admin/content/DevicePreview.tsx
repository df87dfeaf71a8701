import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/admin/content.ts';

const widths = { phone: 390, desktop: 1280 } as const;

interface DevicePreviewProps extends ComponentProps<'iframe'> {
  /** What the frame shows. */
  name: 'page' | 'email';
  /** A new value loads the frame again. */
  savedAt?: string;
  /** Stands beside the choice of the device. */
  link?: ReactNode;
}

/** A frame at the width of a phone or of a desktop. */
export function DevicePreview({ name, savedAt, link, children, className, ...frame }: DevicePreviewProps) {
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  return (
    <>
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
        {link}
      </div>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: it is no section of its own; it only scrolls. */}
      <div
        role="region"
        aria-label={words.preview_regions[name]}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        className="mt-5 overflow-x-auto rounded-card border border-line bg-sunken"
      >
        <iframe
          {...frame}
          key={savedAt}
          title={words.preview_frames[name][device]}
          width={widths[device]}
          className={classNames(
            'mx-auto block max-w-none border-0',
            device === 'desktop' && 'min-w-320',
            className,
          )}
        />
      </div>
    </>
  );
}
