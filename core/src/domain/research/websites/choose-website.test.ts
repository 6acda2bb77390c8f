import { expect, it } from 'vitest';
import { chooseWebsite } from './choose-website.ts';

const found = (...pages: [title: string, url: string][]) => pages.map(([title, url]) => ({ title, url }));

it.each([
  [
    'Contoso Foods Inc',
    found(['Home', 'https://www.contosofoods.com/about']),
    'https://www.contosofoods.com/',
  ],
  ['Contoso Foods', found(['Welcome', 'https://contoso-foods.example.com/']), null],
  ['Contoso Foods', found(['Contoso Foods | Careers', 'https://contoso.com/jobs']), 'https://contoso.com/'],
  ['Contoso Foods', found(['Contoso Power', 'https://contoso.com/']), null],
  ['American Widgets and Valves', found(['American Widgets and Valves', 'https://american.com/']), null],
  ['Larkspur College', found(['Larkspur College | Austin', 'https://www.lkc.edu/x']), 'https://www.lkc.edu/'],
  ['Larkspur College', found(['Larkspur College - reviews', 'https://reviews.example/larkspur']), null],
  ['City of Salem', found(['Salem', 'https://www.citysalem.com/']), 'https://www.citysalem.com/'],
  ['ABC', found(['ABC', 'https://abc.com/']), null],
  ['Contoso Foods', found(['Contoso Foods', 'http://127.0.0.1/'], ['Contoso Foods', 'no address']), null],
])('%s, of %j: %s', (name, pages, website) => expect(chooseWebsite(name, pages)).toBe(website));

it('passes over others to the one that it is', () => {
  const pages = found(
    ['Contoso Foods - jobs and pay', 'https://jobs.example/contoso-foods'],
    ['Contoso Foods', 'https://www.contosofoods.com/'],
  );
  expect(chooseWebsite('Contoso Foods', pages)).toBe('https://www.contosofoods.com/');
});
