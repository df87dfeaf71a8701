import { useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { useKeys } from '#features/admin/use-keys.ts';
import * as words from '#words/admin/lists.ts';

/** The search of the header, which Ctrl K and / lead to. */
export function StaffSearch() {
  const box = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  const text = pathname === adminPaths.search ? (new URLSearchParams(search).get('text') ?? '') : '';
  const enter = () => {
    box.current?.focus();
    box.current?.select();
  };
  useKeys({ '/': enter, 'ctrl+k': enter });
  return (
    <Form
      action={adminPaths.search}
      role="search"
      className="max-sm:order-last max-sm:mr-2 max-sm:basis-full sm:max-w-96 sm:grow"
    >
      <input
        ref={box}
        key={text}
        type="search"
        name="text"
        defaultValue={text}
        maxLength={100}
        aria-label={words.search_label}
        aria-keyshortcuts="Control+K /"
        title={words.search_label}
        placeholder={words.search_box}
        className="min-h-11 w-full rounded-control border border-on-night/40 bg-transparent px-3 text-on-night placeholder:text-on-night/75"
      />
    </Form>
  );
}
