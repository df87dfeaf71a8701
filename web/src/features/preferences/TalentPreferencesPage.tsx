import { titled } from '#api/product-name.ts';
import { findPreferences } from '#features/preferences/find-preferences.ts';
import { PreferencesScreen } from '#features/preferences/PreferencesScreen.tsx';
import type { Route } from './+types/TalentPreferencesPage.ts';

export const meta: Route.MetaFunction = (page) => titled('What we write to you', page);

export const clientLoader = findPreferences;

export default function TalentPreferencesPage({ loaderData }: Route.ComponentProps) {
  return <PreferencesScreen reader="talent" {...loaderData} />;
}
