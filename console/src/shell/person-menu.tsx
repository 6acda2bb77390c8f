import type { Session } from '@credence/contract';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { answered, operations } from '../api/client.ts';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../components/ui/menu.tsx';
import { sayFailure } from '../components/ui/toast.ts';
import type { Language } from '../texts/language.ts';
import { chooseLanguage } from '../texts/texts.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { PersonButton } from './person-button.tsx';
import { chooseTheme, chosenTheme, THEMES, type Theme } from './theme.ts';

/** What was shown belongs to the person and the organization that it was shown to: nothing of it may stay. */
function leave(next: string | null = null): void {
  sessionStorage.clear();
  location.assign(next ?? import.meta.env.BASE_URL);
}

/** Who is signed in, for which organization, and how the console looks and speaks. */
export function PersonMenu({ session }: { session: Session }) {
  const { t, language } = useTexts();
  const [theme, setTheme] = useState(chosenTheme);
  const signOut = useMutation({
    mutationFn: () => answered(operations.session.end()),
    onSuccess: ({ signOutAt }) => leave(signOutAt),
    onError: (error) => sayFailure(t('signOut.failed'), error),
  });
  const switchOrganization = useMutation({
    mutationFn: (organizationId: string) =>
      answered(operations.session.chooseOrganization({ body: { organizationId } })),
    onSuccess: () => leave(),
    onError: (error) => sayFailure(t('organization.failed'), error),
  });
  const changeTheme = (wanted: Theme) => {
    chooseTheme(wanted);
    setTheme(wanted);
  };
  return (
    <Menu align="start" side="top" trigger={<PersonButton session={session} />}>
      {session.organizations.length > 1 && (
        <>
          <MenuChoice
            label={t('organization.label')}
            value={session.organization.id}
            options={session.organizations.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={(id) => switchOrganization.mutate(id)}
          />
          <MenuSeparator />
        </>
      )}
      <MenuChoice<Theme>
        label={t('theme.label')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChoose={changeTheme}
      />
      <MenuSeparator />
      <MenuChoice<Language>
        label={t('language')}
        value={language}
        options={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
        ]}
        onChoose={(language) => void chooseLanguage(language)}
      />
      <MenuSeparator />
      <MenuItem onClick={() => signOut.mutate()}>
        <LogOut />
        {t('signOut.action')}
      </MenuItem>
    </Menu>
  );
}
