import { classNames } from '#ui/class-names.ts';
import { type Labels, labelOf } from '#ui/label-of.ts';

interface FilterChoicesProps {
  filter: { name: string; label: string; options: readonly string[]; labels?: Labels };
  chosen: readonly string[];
}

/** Colour swatches of the hair and eye colour options. */
const swatches: Readonly<Record<string, string>> = {
  Black: 'bg-[#1d1a1c]',
  Brown: 'bg-[#6b4226]',
  Golden: 'bg-[#d9b152]',
  Silver: 'bg-[#b9bcc2]',
  Copper: 'bg-[#b4592f]',
  Bronze: 'bg-[#7c5a32]',
  Blue: 'bg-[#3d6db5]',
  'Wood Finish': 'bg-[#8a6242]',
  Green: 'bg-[#4b7a4f]',
  Hazel: 'bg-[#9a7a3a]',
  Grey: 'bg-[#8b8f94]',
};

/** Options of a filter; any number can be selected. */
export function FilterChoices({ filter: { name, label, options, labels = {} }, chosen }: FilterChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options
          .filter((option) => option !== 'All')
          .map((option) => (
            <label
              key={option}
              className="relative inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-control bg-card px-3.5 py-1 font-medium text-sm has-checked:border-night has-checked:bg-night has-checked:text-on-night has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 hover:bg-sunken"
            >
              <input
                type="checkbox"
                name={name}
                value={option}
                checked={chosen.includes(option)}
                onChange={followedByForm}
                className="sr-only"
              />
              {swatches[option] && (
                <span
                  aria-hidden
                  className={classNames('size-3.5 rounded-full border border-white/40', swatches[option])}
                />
              )}
              {labelOf(labels, option)}
            </label>
          ))}
      </div>
    </fieldset>
  );
}

/** The form handles every change. React requires a handler on a controlled checkbox that is not read-only. */
function followedByForm() {}
