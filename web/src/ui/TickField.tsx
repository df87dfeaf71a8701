import { Fragment } from 'react';

interface TickFieldProps {
  label: string;
  name: string;
  defaultChecked: boolean;
}

/** A short checkbox, one of several side by side. Its value is '1' when ticked. */
export function TickField({ label, name, defaultChecked }: TickFieldProps) {
  return (
    <label className="flex h-full min-h-11 items-center gap-2.5 rounded-control border border-control bg-card px-3 py-2 leading-tight hover:bg-sunken has-checked:border-ink has-checked:bg-marigold-wash has-checked:font-medium">
      <input
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={defaultChecked}
        className="size-5 shrink-0"
      />
      <span className="wrap-anywhere min-w-0">
        {label.split('/').map((part, place) => (
          <Fragment key={part}>
            {place > 0 && (
              <>
                /<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </span>
    </label>
  );
}
