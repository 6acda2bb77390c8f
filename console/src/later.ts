/**
 * What the first view can be shown without: it is loaded once the first view is there, in one file. `lazily` names these parts.
 */
export { Notices } from './components/ui/notices.tsx';
export { SelectWithList } from './components/ui/select-with-list.tsx';
export { TabList } from './components/ui/tab-list.tsx';
export { KeyboardHelp } from './keyboard/keyboard-help.tsx';
export { MobileNavigation } from './shell/mobile-navigation.tsx';
export { PersonMenu } from './shell/person-menu.tsx';
export { SavedViews } from './views/work/saved-views.tsx';
