import { SEARCH_MOST } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { TextField } from '#ui/TextField.tsx';

interface FilterTextProps {
  filter: { name: string; label: string; placeholder?: string };
  /** What is searched for. */
  value: string;
}

/** Words to search for. What is being typed gives way as soon as something else is searched for. */
export function FilterText({ filter: { name, label, placeholder }, value }: FilterTextProps) {
  const [typed, setTyped] = useState({ text: value, instead: value });
  return (
    <TextField
      type="search"
      label={label}
      name={name}
      placeholder={placeholder}
      maxLength={SEARCH_MOST}
      value={typed.instead === value ? typed.text : value}
      onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, instead: value })}
    />
  );
}
