import { describe, expect, it } from 'vitest';
import { JOB, type Said, saidIn } from '../../../../testing/said-in-reply.ts';
import type { ReplyRequest } from '../../read/reading.ts';

const DEGREE: ReplyRequest = {
  searchType: 'EDUCATION',
  applicant: { firstName: 'Dana', lastName: 'Whitlow', aliases: [] },
  records: [
    { institutionName: 'Contoso College', qualification: 'Bachelor of Science', graduationDate: '2016-05' },
  ],
};

const PERIOD = { startDate: '+2014-03', endDate: '+2017-09' };
const ALL = { employerName: '+Contoso Tools', position: '+Fitter', ...PERIOD };

describe('what is said of a job', () => {
  it.each<[string, Said]>([
    // All of it, all but some of it, and some of it.
    ['Yes to all.', ALL],
    ['Looks right.', ALL],
    ['Sí, todo correcto.', ALL],
    ['Confirmamos todas as informações.', ALL],
    [
      'Everything except the title is correct. She was a Press Helper.',
      { ...PERIOD, employerName: '+Contoso Tools', position: '~Press Helper' },
    ],
    ['Confirmed as to dates.', PERIOD],
    ['Some of what he told you is right.', {}],
    ["Part of the information is correct and part of it isn't.", {}],
    ["All of this isn't right.", {}],
    ['Es ist teilweise richtig.', {}],
    ['Le confirmo los datos del trabajador:\n\nPuesto: Fitter', { position: '+Fitter' }],
    // A title that was never held is not confirmed by its words, and what is withheld is no title.
    [
      'He worked here from March 2014 to September 2017. Fitter is a rank here, and he never held it.',
      PERIOD,
    ],
    ['Fitter es una categoría; nunca lo fue.', {}],
    ['Fitter est un grade, il ne l’a jamais été.', {}],
    ['Fitter ist ein Rang, das war er nie.', {}],
    ['Fitter é um posto, nunca o foi.', {}],
    ['He was a Fitter. He never held a second job.', { position: '+Fitter' }],
    // What is denied with nothing instead, and whom the law calls the employer.
    [
      'He was with us from March 2014 to September 2017. He was never a fitter.',
      { ...PERIOD, position: '~He was never a fitter' },
    ],
    [
      'Trabajó de marzo de 2014 a septiembre de 2017. Nunca fue Fitter con nosotros.',
      { ...PERIOD, position: '~Nunca fue Fitter' },
    ],
    ['He was with us until September 2017.', { endDate: '+2017-09' }],
    ['He was not with us until September 2017.', {}],
    ['He was not a fitter until 2015.', {}],
    [
      'Fitter, March 2014 to September 2017. His employer of record was Fabrikam Works LLC, not us.',
      { ...PERIOD, position: '+Fitter', employerName: '~Fabrikam Works LLC' },
    ],
    [
      'Joined in March 2014 as volunteer coordinator.',
      { startDate: '+2014-03', position: '~volunteer coordinator' },
    ],
    // Answers between our lines, in brackets and without the year that we named.
    [
      '> Title: Fitter [DK: Press Helper]\n> Last day: September 2017 [DK: right]',
      { position: '~Press Helper', endDate: '+2017-09' },
    ],
    [
      '> Title ....... Fitter\nok\n> To ....... September 2017\nyes, Sept 16',
      { position: '+Fitter', endDate: '+2017-09-16' },
    ],
    ['dates r good\ntitle r good', { ...PERIOD, position: '+Fitter' }],
    ['He left in May 2016. The rest is right.', { ...ALL, endDate: '~2016-05' }],
    // What its clause denies, what was begun, what is taken back, and how far was looked back, is not so.
    ['It is not the case that she left in September 2017.', {}],
    ['Started 3/1/2014 -- oops, no, that was the orientation.', {}],
    ['I scrolled back through our files to 2017 for her.', {}],
    ["I'm a fitter myself now.", {}],
    [
      '| | you wrote | we have |\n| Start | 03/10/2014 | 03/12/2014 |\n| End | 09/01/2017 | 10/15/2017 |',
      { startDate: '+2014-03-12', endDate: '~2017-10-15' },
    ],
    // Where it is not understood what is wrong, the rest is not known either.
    ['Senior grade only. Everything else ok.', {}],
    ['Employee: yes\nTitle:\nStart date:\nEnd date: September 2017', { endDate: '+2017-09' }],
    // Verdicts.
    [
      'Title: Y\nStart date: Y\nEnd date: N (10/2016)',
      { position: '+Fitter', startDate: '+2014-03', endDate: '~2016-10' },
    ],
    [
      'Position - yes. From - yes. Until - I have 10/2016.',
      { position: '+Fitter', startDate: '+2014-03', endDate: '~2016-10' },
    ],
    [
      'He was a fitter until October 2016. So 2017 is not right.',
      { position: '+fitter', endDate: '~2016-10' },
    ],
    ['He was let go in 2016. March 2014 yes.', { startDate: '+2014-03', endDate: '~2016' }],
    ['Correct dates, correct job.', { ...PERIOD, position: '+Fitter' }],
    // Another title instead.
    ['Not a fitter - press helper. March 2014 to September 2017.', { ...PERIOD, position: '~press helper' }],
    ['Era ayudante, no fitter.', { position: '~ayudante' }],
    ['Dana war kein Fitter, sondern Lagerist.', { position: '~Lagerist' }],
    ['No era fitter, era cajera.', { position: '~cajera' }],
    // No words that tell what it is.
    [
      'Dana Whitlow\nPress Helper\n3/6/14 - 9/29/17',
      { position: '~Press Helper', startDate: '+2014-03-06', endDate: '+2017-09-29' },
    ],
    [
      '1. Yes\n2. Fitter\n3. 03/10/2014\n4. 09/29/2017',
      { position: '+Fitter', startDate: '+2014-03-10', endDate: '+2017-09-29' },
    ],
    [
      '1. Yes\n2. Yes\n3. No, May 2014\n\n> 1. Was Dana Whitlow employed by Contoso Tools?\n> 2. Was the title Fitter?\n> 3. Did employment begin in March 2014?',
      { employerName: '+Contoso Tools', position: '+Fitter', startDate: '~2014-05' },
    ],
    // By dots, and a day that is no month, the day comes first.
    [
      'The above named was employed from 03.03.2014 until 28.09.2017.',
      { startDate: '+2014-03-03', endDate: '+2017-09-28' },
    ],
    [
      'Dana Whitlow\tFitter\t03/12/2014\t09/04/2017',
      { position: '+Fitter', startDate: '+2014-03-12', endDate: '+2017-09-04' },
    ],
    [
      'Assistant Fitter, 3/14/14 to 9/30/17.',
      { position: '~Assistant Fitter', startDate: '+2014-03-14', endDate: '+2017-09-30' },
    ],
    // Dates.
    ['fitter, 3/14 to 9/17', { ...PERIOD, position: '+fitter' }],
    ['Dana was here summers 2014, 2015, 2016, 2017', { startDate: '+2014', endDate: '+2017' }],
    ['She did not leave in September 2017.', {}],
    ['She did not leave in September 2017, she left in September 2016.', { endDate: '~2016-09' }],
    ['Started as a fitter March 2014 and concluded September 2017', { ...PERIOD, position: '+fitter' }],
    ['fitter, 3/3/14-9/7/17', { position: '+fitter', startDate: '+2014-03-03', endDate: '+2017-09-07' }],
    ['Dana is on the books from 3/14 to 9/17', PERIOD],
    [
      'Guten Tag, Frau Whitlow war vom 1. März 2014 bis zum 30. September 2017 hier.',
      { startDate: '+2014-03-01', endDate: '+2017-09-30' },
    ],
    [
      'Empezó el 12 de marzo de 2014 y se fue el 28 de septiembre de 2017.',
      { startDate: '+2014-03-12', endDate: '+2017-09-28' },
    ],
    [
      'Engaged: 12 March 2014\nSigned off: 30 September 2017',
      { startDate: '+2014-03-12', endDate: '+2017-09-30' },
    ],
    ["Dana's last day is today.", {}],
    // Another person's line of a list.
    [
      '1) Brianna Holt - LPN, 8/3/2020 - 2/25/2023\n2) Dana Whitlow - Fitter, 3/11/2014 - 6/17/2017',
      { position: '+Fitter', startDate: '+2014-03-11', endDate: '~2017-06-17' },
    ],
    ['Dana Whitlow: Press Helper, March 2014 to Sept 2017.', { ...PERIOD, position: '~Press Helper' }],
    ['City records show her as WHITLOW, DANA N.\nClass title: Fitter', { position: '+Fitter' }],
    ['POSITION HELD - FITTER\nFULL TIME - YES', { position: '+FITTER' }],
    // Forms of the forces.
    [
      '12a. Date entered AD this period: 20140314\n12b. Separation date this period: 20170902\n4a. Grade, rate or rank: SGT',
      { position: '~SGT', startDate: '+2014-03-14', endDate: '+2017-09-02' },
    ],
    // Labels in two cells of a line, by their letters, and as a program writes them.
    [
      'HIRED 03/19/14   TERM 09/22/17\nTITLE: FITTER',
      { position: '+FITTER', startDate: '+2014-03-19', endDate: '+2017-09-22' },
    ],
    [
      'Position: Fitter\nD.O.H.: 3/21/14\nD.O.T.: 9/13/17',
      { position: '+Fitter', startDate: '+2014-03-21', endDate: '+2017-09-13' },
    ],
    [
      '{\n  "job_title": "Fitter",\n  "hire_date": "2014-03-05",\n  "termination_date": "2017-09-28"\n}',
      { position: '+Fitter', startDate: '+2014-03-05', endDate: '+2017-09-28' },
    ],
    ['Entry 4 March 2014, exit 30 September 2017.', { startDate: '+2014-03-04', endDate: '+2017-09-30' }],
    [
      'The first one she worked was 03/18/2014 and the last 09/23/2017.',
      { startDate: '+2014-03-18', endDate: '+2017-09-23' },
    ],
    ['Ausgetreten ist sie schon im April 2016.', { endDate: '~2016-04' }],
    [
      'Entró en marzo del 2014 de vendedora pero la ascendimos a fitter y así se quedó hasta que se fue, en julio del 2017.',
      { position: '+fitter', startDate: '+2014-03', endDate: '~2017-07' },
    ],
    [
      'A Dana foi atendente aqui. Entrou em março de 2014.',
      { position: '~atendente', startDate: '+2014-03' },
    ],
    [
      'Pour Mme Whitlow : fitter, entrée le 7 mars 2014. Son frère est resté en 2019.',
      { position: '+fitter', startDate: '+2014-03-07' },
    ],
    [
      'Dana remains on our active roster. She started in March 2014.',
      { startDate: '+2014-03', endDate: '~present' },
    ],
    [
      'She did fitting for us, so "Fitter" is correct too. March 2014 yes.',
      { position: '+Fitter', startDate: '+2014-03' },
    ],
    ["Nous confirmons l'exactitude de toutes les informations.", ALL],
    [
      '> Position: Fitter <-- ok\n> Dates: March 2014 - September 2017 <-- June 2014 - September 2017',
      { position: '+Fitter', startDate: '~2014-06', endDate: '+2017-09' },
    ],
    // A word with an accent at its end ends a sentence.
    [
      'Entró en marzo del 2014 y se fue en septiembre del 2017 cuando se casó. La cajera era su hermana Maribel.',
      PERIOD,
    ],
    // What is of the sender, of the house, or came to nothing.
    [
      'She was a fitter from March 2014.\n\nV/R\nSSG Pike\nS1 NCOIC, 2015 to present',
      { position: '+fitter', startDate: '+2014-03' },
    ],
    ['She was a fitter. Celebrating our 40th anniversary 1985-2025!!', { position: '+fitter' }],
    ['She was a fitter. Site Lead, 2019 to present', { position: '+fitter' }],
    ['An offer for Fitter was extended on March 6, 2014 but she failed to report.', {}],
    ['Everything is accurate. Dana was one of my best.', ALL],
    // A colleague's answer that is passed on, and no one else's.
    [
      'Carla found it, see below.\n\nFrom: Carla Nunley\nSent: Tuesday\nTo: Pat\n\nDana was a fitter from 3/3/2014 to 9/9/2017.\n\nFrom: Pat\nTo: Carla\nCan you look?',
      { position: '+fitter', startDate: '+2014-03-03', endDate: '+2017-09-09' },
    ],
    [
      'See below.\n\nFrom: Dana Whitlow\nSent: Tuesday\nTo: Pat\n\nDana was a fitter from 3/3/2014 to 9/9/2017.',
      {},
    ],
    // Another employer.
    [
      'Dana was not our employee, she was placed here by Talent Bridge Staffing. She was a fitter.',
      { employerName: '~Talent Bridge Staffing', position: '+fitter' },
    ],
    // Not told.
    [
      'She started in March 2014. As for the job title: our lawyer asks us not to give it out.',
      { startDate: '+2014-03', position: '-' },
    ],
    [
      'Dates: 3/2014 - 9/2017. We give dates only; job titles and pay are not given out.',
      { ...PERIOD, position: '-' },
    ],
    ['Dates: 3/2014 - 9/2017. Job titles are not released.', { ...PERIOD, position: '-' }],
    ['You list a fitter; our records show a clerk.', {}],
    // Who writes is not the applicant, and another of that family name is not either.
    ['Fitter?? Lord no. The only fitter we ever had was me. Dana was our Sweeper.', { position: '~Sweeper' }],
    ["I think you mean Leslie Whitlow, she was our Painter in 2019-2020. There's never been a Dana.", {}],
    // Since when there are records, and what is of another time, among labels too.
    [
      'Per payroll: D. Whitlow, classification Fitter, effective 03/10/2014; terminated 09/29/2017. Records retained since 1990.',
      { position: '+Fitter', startDate: '+2014-03-10', endDate: '+2017-09-29' },
    ],
    ["Capacity: Fitter. I'm told she's now at Fabrikam, Foreman since 2018.", { position: '+Fitter' }],
    // A department before the title, a French word within an English one, and a time where a title might stand.
    [
      'Dana Whitlow / Assembly Shop / Fitter / DOH 03-10-2014 / DOS 09-29-2017 / resigned.',
      { position: '+Fitter', startDate: '+2014-03-10', endDate: '+2017-09-29' },
    ],
    ['Please find our comments against each point: the dates are right.', {}],
    ['Frau Whitlow war im fraglichen Zeitraum bei uns, allerdings als Lageristin und nicht als Fitter.', {}],
    [
      '> Position: Fitter\ntrifft zu\n> Beginn: March 2014\ntrifft zu',
      { position: '+Fitter', startDate: '+2014-03' },
    ],
  ])('%s', (text, expected) => {
    expect(saidIn(text, JOB)).toEqual(expected);
  });
});

describe('what is said of a degree', () => {
  it.each<[string, Said]>([
    [
      "Ms Whitlow's award was an MBA, not a BSc. Conferred May 2016.",
      { qualification: '~MBA', graduationDate: '+2016-05' },
    ],
    [
      'BS conferred 5/7/2016. Also attended graduate school 2017-2018, no degree.',
      { qualification: '+BS', graduationDate: '+2016-05-07' },
    ],
    ["She's a 2016 grad.", { graduationDate: '+2016' }],
    [
      'Abschluss: Bachelor of Science\nZeugnisdatum: 14.05.2016',
      { qualification: '+Bachelor of Science', graduationDate: '+2016-05-14' },
    ],
    ['Award        BSc\nConferred    20160513', { qualification: '+BSc', graduationDate: '+2016-05-13' }],
    ['Cursó hasta 2do año del Bachelor of Science y después abandonó.', {}],
    [
      'Whitlow cursó dos años. No tiene título nuestro.',
      { qualification: '~No tiene título nuestro', graduationDate: '~No tiene título nuestro' },
    ],
    // Of several degrees, the one that was claimed.
    [
      'Degrees of Dana Whitlow\n\nAA   Art       May 2012\nBS   Biology   May 2016',
      { qualification: '+BS', graduationDate: '+2016-05' },
    ],
    [
      'Degree: AA\nDate conferred: 05/12/2012\nDegree: BS\nDate conferred: 05/07/2016',
      { qualification: '+BS', graduationDate: '+2016-05-07' },
    ],
    [
      'Associate of Arts, awarded May 12, 2012\nBachelor of Science, awarded August 7, 2016',
      { qualification: '+Bachelor of Science', graduationDate: '~2016-08-07' },
    ],
    // Honours are no other degree, and a part of the house is no other one.
    ['Award: BSc (Hons) Biology', { qualification: '+BSc (Hons)' }],
    ['Degree: BS\nCollege: School of Public Affairs', { qualification: '+BS' }],
    // "The above-named" is a person.
    ['I can confirm that the above-named was awarded a BSc degree.', { qualification: '+BSc' }],
    ['Das Zeugnis trägt das Datum 28.02.2016, nicht Mai.', { graduationDate: '~2016-02-28' }],
    ['degree pending, was to be awarded May 2016 but has a hold on it', {}],
    // Who studies has no degree yet, and a diploma is entered in a register when it has been awarded.
    [
      'Dana Whitlow fue alumna regular de Ingeniería en Sistemas. No registra egreso ni título.',
      {
        qualification: '~No registra egreso ni título',
        graduationDate: '~No registra egreso ni título',
      },
    ],
    [
      'Dana Whitlow concluiu o curso em 2015, tendo colado grau em 20 de maio de 2016. Diploma registrado sob o nº 3321, em 09/07/2016.',
      { graduationDate: '+2016-05-20' },
    ],
  ])('%s', (text, expected) => {
    expect(saidIn(text, DEGREE)).toEqual(expected);
  });
});

it('knows the applicant by a nickname', () => {
  const gerald = { ...JOB, applicant: { firstName: 'Gerald', lastName: 'Whitlow', aliases: [] } };
  expect(saidIn('Gerry was here 2014 to 2017. Fitter.', gerald)).toEqual({
    position: '+Fitter',
    startDate: '+2014',
    endDate: '+2017',
  });
});

it('takes no degree from a part of a sentence that denies it', () => {
  const [claims] = DEGREE.records;
  const request = { ...DEGREE, records: [{ ...claims, qualification: 'Baccalauréat professionnel' }] };
  const text = "Dana a été ajournée : elle n'est donc pas titulaire du baccalauréat professionnel.";
  expect(saidIn(text, request)).toEqual({});
});

describe('where a person worked', () => {
  const AT_PLACE: ReplyRequest = {
    ...JOB,
    records: [{ ...JOB.records[0], employerLocation: 'Tulsa, OK' }],
  };
  it.each<[string, Said]>([
    ['She was a fitter at our Tulsa plant.', { position: '+fitter', employerLocation: '+Tulsa' }],
    [
      'She was a fitter from March 2014. She worked at our Reno property, not in Tulsa.',
      { position: '+fitter', startDate: '+2014-03', employerLocation: '~Reno' },
    ],
    ['Ask the people in our Reno office.', {}],
    ['She was a fitter at our Reno property.', { position: '+fitter' }],
  ])('%s', (text, expected) => {
    expect(saidIn(text, AT_PLACE)).toEqual(expected);
  });
});
