import { linesOf, wordSet } from '../words.ts';

/** Given names of which one is short, fond or in another language for the other; a name may be in several lines. */
const GIVEN_NAMES = `
francisco paco pancho paquito frank francis
francisca paca paquita pancha
guadalupe lupe lupita
megan meghan meagan meg
ignacio nacho iggy ignatius
jose pepe chepe joseph joe
jesus chuy chucho
guillermo memo william will
enrique kike quique henry
alberto beto
roberto beto rob
dolores lola lolita
rosario charo
concepcion concha conchita
eduardo lalo edward eddie
eulalio lalo
graciela chela
consuelo chelo
mercedes meche
refugio cuca cuco
maria ma mari maru
isabel chabela elizabeth
rafael rafa ralph
manuel manolo manny
gabriel gabe gabi
vladimir volodya vova volodymyr
mikhail misha michael
dmitri dima dmitry dmytro
yevgeny evgeny eugene zhenya
ekaterina katya catherine yekaterina
tatiana tanya tatyana tetiana tetyana
natalia natasha natalya
svetlana sveta lana
nikolai kolya nicholas mykola
pavel pasha paul pavlo
yuri yuriy iurii
giuseppe beppe pino joseph
luigi gigi louis
giovanni gianni john
wojciech wojtek
malgorzata gosia margaret
joanna asia jo
aaron ron ronnie
abigail abby gail
abraham abe bram ibrahim avraham
adelaide addie adele
adrian adrien hadrian
agnes aggie agnieszka
albert al bert bertie alberto albrecht
alexander alex al xander sandy sasha alec alejandro aleksandr oleksandr alessandro alexandre aleksander alexandr alejo iskander
alexandra alex sandra sandy sasha lexi alejandra aleksandra oleksandra alessandra
alfred al alf fred freddie alfredo
alice ali allie alicia
allison ali allie
amanda mandy manda
amelia amy millie emilia
anastasia stacy nastya ana
andrea andi drea
andrew andy drew andre andreas andrei andrey andrzej andrii andriy anders andres ondrej andrea
angela angie angelina
ann anna anne annie nan nancy hannah ana anita anya hanna
anthony tony antonio anton antoine antony antoni
antoinette toni nettie
arthur art artie arturo artur
augustus august gus agustin
barbara barb barbie babs varvara
bartholomew bart
beatrice bea trixie beatriz
benedict ben benito
benjamin ben benny benji binyamin
bernard bernie barney bernardo
bridget bridie biddy brigitte
caleb cal
calvin cal
cameron cam
carl karl carlos charles
carlos charlie carl charles
caroline carol carrie lina karolina carolina
catherine katherine kathryn cathy kathy katie kate kat kitty katrina katarina ekaterina kateryna catalina caterina katarzyna kathleen kasia katya
cecilia cece celia cissy
charles charlie chuck chas chaz carl carlos karel carlo
charlotte lottie charlie carlotta
chester chet
christian chris christiaan kristian cristian
christina chris tina chrissy christine kristina cristina kristin christy kristen krystyna
christopher chris kit topher kris cristobal christophe kristofer krzysztof
clarence clare
clifford cliff
clinton clint
constance connie constanza
cynthia cindy
daniel dan danny daniil danilo
danielle dani daniela
david dave davy davit davide dawid
deborah debra deb debbie dvora
delores dolores dee lola
dennis denny denis denys
dmitry dmitri dima dmytro dimitri dimitrios
donald don donnie
dorothy dot dottie dolly dorothea dorotea
douglas doug
dominic dom nick dominick domenico dominique domingo
edmund ed eddie ned edmundo
edward ed eddie ted teddy ned eduardo edouard eduard edvard
edwin ed eddie
eleanor ellie nell nora elena leonor ella
elena helen lena olena yelena helena
elizabeth liz beth betty betsy lizzie eliza lisa libby bess elisabeth isabel elisa elsbeth liza elzbieta elise lisbeth
emily em emmy emilia
emmanuel manny manuel emanuel
eric rick erik erich
ernest ernie ernesto ernst
esther essie hester
ethel ethelyn
eugene gene eugenio evgeny yevhen yevgeny evgeni
evelyn eve evie
ezekiel zeke
florence flo flossie
frances fran frankie francie franny francesca francisca
francis frank fran francisco francesco francois franciszek frankie
franklin frank frankie
frederick fred freddie fritz rick federico frederic friedrich fredrik
gabriel gabe gavriel
gabrielle gabby gabriela gabriella
genevieve gen jenny
geoffrey geoff jeff
george georgie jorge giorgio georg georgi yuri heorhii jerzy georgios
gerald gerry jerry gerardo
gerard gerry jerry gerhard
gertrude trudy gertie
gilbert gil bert gilberto
giovanni gianni john
grace gracie graciela
gregory greg gregorio grzegorz grigory hryhorii
gwendolyn gwen wendy
harold harry hal
harriet hattie harry
harrison harry
hector heck
helen nell nellie helena elena ellen olena
henry hank harry hal enrique henri heinrich enrico henrik hendrik henryk
herbert herb bert heriberto
howard howie
hubert bert hugh
ignatius iggy ignacio nacho
igor ihor
irene rene irina iryna
isaac ike zac yitzhak
isabella bella isabel izzy belle isabelle
isidore izzy isidro
ivan john vanya
jacob jake jakob jack yakov iakov jacobo
jacqueline jackie
james jim jimmy jamie jaime diego santiago jacques giacomo jem
jane janie jan jean juana
janet jan
jason jay
jean john jeanne
jeffrey jeff geoffrey jeffery
jennifer jen jenny jenn
jeremiah jerry jeremy
jerome jerry geronimo
jessica jess jessie
joan joanie joanna juana
joanna jo joanne johanna joan joann
john jack johnny jon johnnie ian ivan juan jean giovanni johann johannes hans jan sean yohan joao jose
jonathan jon john jonny
jordan jordie
jose joseph pepe joe
joseph joe joey jose giuseppe jozef josef yosef yusuf youssef pepe
josephine jo josie josefina josefa
joshua josh
joyce joy
juan john johnny
judith judy judi jude
julia julie yulia yuliya iuliia julia giulia juliet
julian jules julio julien
katherine katharine catherine kathy katie kate
kenneth ken kenny
kimberly kim kimmie
kristin kris kristen kirsten
kyle ky
laura laurie lori lauren
lawrence larry lars laurence lorenzo laurent lorenz
leonard leo len lenny leonardo leon
leonid leo lenny
leopold leo leopoldo
leroy lee roy
leslie les lee
lester les
lewis lou louis lew
lillian lil lily lilly liliana
linda lin lindy
lorraine lori raine
louis lou louie luis luigi ludwig lewis
louise lou lulu luisa louisa
lucas luke luc luca lukas lukasz luka
lucille lucy lucia lucie
lydia liddy
madeline maddie maddy madeleine magdalena
magdalena maggie lena magda
marcus mark marc marco marek
margaret maggie meg peggy marge margie greta margo rita peg madge margarita marguerite malgorzata margarethe daisy gosia
maria mary marie mariya mia maryam
marilyn mary lyn
marjorie marge margie
martha marty mattie marta
martin marty martino marcin
marvin marv
mary molly polly mae mamie maria marie miriam maryam mariam
matilda tillie mattie mathilda
matthew matt matty mateo matteo mathieu matthias mateusz matthieu
maureen mo reenie
maurice mo morris mauricio moritz
maximilian max massimo maximo maksym maxim maksim
maxwell max
megan meg
melanie mel
melissa mel missy lissa
melvin mel
mercedes mercy
michael mike mick mickey mikey miguel michel mikhail mykhailo michal michele misha mikael
michelle shelly micki michele
mildred millie
miriam mimi mary maryam
mitchell mitch
mohammed muhammad mohamed mohammad mo mohamad muhammed mehmet
monica mona monika
nancy nan ann
natalie nat natalia natalya nataliya natasha
nathaniel nathan nate nat
nathan nate nat
nicholas nick nicky nico nicolas nikolai mykola nikolaos niklas mikolaj nikolay klaus claus
nicole nicky nikki nicola
norman norm
oliver ollie oli
olivia liv livvy
oscar ossie oskar
oswald oz ozzie
pamela pam
patricia pat patty trish tricia patsy trisha
patrick pat paddy patricio rick
paul pablo paolo pavel pawel pauly pavlo
paula polly paulette
penelope penny
peter pete pedro pietro pyotr petro pierre petr piotr
philip phil felipe filip philippe phillip
philippa pippa pip
phyllis phyl
prudence pru
rachel rae raquel rachael
ralph rafe raul
randall randy randolph
raphael rafael rafa raffi
raymond ray ramon raimundo
rebecca becky becca rivka
regina gina reggie
reginald reg reggie
renee rene
richard rich rick dick ricky richie ricardo riccardo rickey ryszard
robert bob rob bobby robbie bert roberto robby rupert robin
roberta bobbie berta
rodney rod
roger rog rogelio
roland rollie orlando rolando
ronald ron ronnie ronaldo
rosemary rose rosie
rose rosa rosie
roxanne roxy
rudolph rudy rodolfo rudolf
russell russ rusty
ruth ruthie
samantha sam sammy
samuel sam sammy shmuel
sandra sandy
sarah sally sadie sara
sebastian seb bastian
sergey sergei serhii sergio serge serhiy
sharon shari
sidney sid sydney
simon si simeon
solomon sol
sophia sophie sofia sofiya zofia
stanley stan stanislav stanislaw
stephanie steph stevie stefanie estefania
stephen steven steve stevie stefan esteban etienne stepan stefano stephan szczepan
stuart stu stewart
susan sue susie suzie susanna suzanne zuzana susana sukie
sylvia syl silvia
tabitha tabby
tamara tammy tam
terrence terry terence terrance
teresa theresa terry tess tessa terri therese tereza
theodore ted teddy theo teodoro fedor fyodor
thomas tom tommy tomas tommaso tomasz
timothy tim timmy timofey
tobias toby
tracy trace
valerie val valeria
vanessa nessa
veronica ronnie roni
victor vic viktor vittorio wiktor
victoria vicky vicki tori viktoria
vincent vince vinny vicente vincenzo
viola vi
virginia ginny ginger
vivian viv
vladimir vlad volodymyr vladislav wladimir
vasily vasyl basil
walter walt wally
warren ren
wendell wendy
wesley wes
wilhelmina mina wilma minnie
william bill will billy willie liam guillermo wilhelm guillaume willem willy guglielmo
winifred winnie fred
woodrow woody
xavier javier xavi
yusuf joseph youssef yousef
yuri yury iurii yuriy iouri george
abdullah abdallah abdulla
ahmed ahmad ahmet achmed
aisha ayesha aysha aicha
amir ameer
farid fareed
fatima fatimah fatma fatemeh
hassan hasan
hussein hussain husain hossein husein
jamal gamal djamal
kareem karim
khalid khaled
leila layla laila leyla
mahmoud mahmud mehmood
mustafa mostafa moustafa
nasser nasir naser
olga olha olya
omar umar
oksana ksenia xenia
rashid rasheed
saeed said sayeed
tariq tarek tarik
yasmin yasmeen jasmine jasmin
zainab zaynab zeinab zeynep
zachary zach zack zac zachariah
abigail abbie
adelaide della
alberta bertie
alfreda freda freddie
althea thea
anastasia stacey
annette annie
antonia toni
araminta minty
archibald archie
bernadette bernie
bernadine bernie
bradford brad
bradley brad
camille cami millie
candace candy candi
cassandra cass cassie
cassandra sandra
clementine clem clemmie
cordelia cory delia
cornelius neil
demetrius demetri
desiree desi
desmond des
dietrich dieter
edith edie
elijah eli
elisha eli
ephraim eph
ernestine ernie tina
esmeralda esme
estelle stella
evangeline eva evie
evangeline angie vangie
felicia lisha
ferdinand ferdie
fernando nando
fernanda nanda
frederica freda freddie
garrett gary
georgia georgie
georgina georgie gina
geraldine gerry jerry geri
gustavo gus
gustav gus
hezekiah hez
horace horry
isaiah zay
jackson jack
janelle nell
jedediah jed
jefferson jeff
jillian jill gillian
josiah joe
juanita nita
justina tina
kendall ken
kendrick ken
leandro leo
leticia letty tish
letitia letty tish
lucinda lucy cindy
mackenzie kenzie mckenzie
madison maddie maddy
magnolia maggie
magnolia nola
malcolm mal
manfred fred
marcella marcy
marshall marsh
meredith merry
minerva minnie
montgomery monty
mordecai mort mordy
mortimer mort
muriel mimi
octavia tavia
octavio tavo
percival percy
philomena mena phil
phineas finn
preston pres
priscilla cilla
quentin quent
ramona mona
roderick roddy
roderick rick
rosalie rosie
rosalind roz
rosalyn roz
rosanna rosie
rosemarie rosie
salvador chava
salvatore sal
seraphina sera fina
shelby shel
sheldon shel
sylvester vester
thaddeus thad tad
theodora dora
theodora thea
tiffany tiff
tobiah toby
travis trav
tristan tris
vernon vern
virgil virge
wallace wally
wilbur will
wilfred fred
wilfred wilf
wilhelmina willa
willard will
willis will
yolanda yoli
zechariah zach zack
rigoberto beto
norberto beto
humberto beto
gilberto beto
heriberto beto
leopoldo polo
ernestina tina
antonieta toni
josefina pepa
josefina chepina
hernando nando
armando mando
gerardo lalo
beatriz bety
patricia paty
montserrat montse
sebastiao tiao
severino bino
francisco chico
antonio toninho
jose zeca
joao joaozinho
eduardo dudu edu
eduarda duda
gabriela gabi
rafaela rafa
johannes hannes
matthias matze
ulrich uli
ulrike uli
hannelore hanne
margarete grete gretel
katharina kathi
gabriele gabi
angelika geli
brigitte gitte
gisela gisi
heinrich heinz heiner
joachim jochen achim
rudolf rudi
veronika vroni
magdalene lena
christophe totof
emmanuelle manu
emmanuel manu
agnieszka aga
tadeusz tadek
zbigniew zbyszek
stanislaw staszek
`;

/** For each name the lines that have it. */
const LINES_OF = linesOf(GIVEN_NAMES.split('\n').map((line) => line.split(' ')));

/** Whether two given names may be of the same person: "Bob" and "Robert". */
export function areSameGivenName(one: string, other: string): boolean {
  const [left, right] = [LINES_OF.get(one), LINES_OF.get(other)];
  return left !== undefined && right?.isDisjointFrom(left) === false;
}

/** Whether a word in lower case is a given name that is known; many are not. */
export const isGivenName = (word: string): boolean => LINES_OF.has(word);

/** How people are addressed, and what they have earned, is no part of their name. */
export const TITLES = wordSet(
  'mr mrs ms miss mx dr prof professor sir madam rev reverend fr sr sra srta herr frau hr mme mlle m mevr dhr sig sigra',
  'phd md esq rn cpa mba dds dvm jd',
);

/** Which of several of a family of the same name. "Sr" stands behind the name, for which see `comparePeople`. */
export const GENERATIONS: ReadonlyMap<string, string> = new Map(
  ['sr senior', 'jr junior ii 2nd', 'iii 3rd', 'iv 4th'].flatMap((names, at) =>
    names.split(' ').map((name): [string, string] => [name, String(at + 1)]),
  ),
);

/** Small words before a family name, which are also written together with it, or left out. */
export const PARTICLES = wordSet(
  'de del della di da dos du la le las los van von der den ter ten bin ibn al el abu y e i',
);
