import { Field } from '#ui/Field.tsx';

interface Focus {
  across: number;
  down: number;
}

interface FocusSlidersProps {
  labels: Record<keyof Focus, string>;
  focus: Focus;
  /** In percent, for each press of an arrow key. */
  step?: number;
  onChange: (focus: Focus) => void;
}

/** Two sliders that move the crop of a picture, in percent. */
export function FocusSliders({ labels, focus, step, onChange }: FocusSlidersProps) {
  const slider = (name: keyof Focus) => (
    <Field label={labels[name]}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={0}
          max={100}
          step={step}
          value={focus[name]}
          onChange={({ target }) => onChange({ ...focus, [name]: Number(target.value) })}
          className="min-h-11 accent-accent"
        />
      )}
    </Field>
  );
  return (
    <>
      {slider('across')}
      {slider('down')}
    </>
  );
}
