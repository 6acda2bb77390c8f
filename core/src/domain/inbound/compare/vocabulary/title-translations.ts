import { nameTable } from '../words.ts';

/**
 * Titles of positions in German, French, Spanish, Portuguese and Italian, each line led by the English one. Those whose
 * English has several ranks or trades, as "Sachbearbeiter" and "Enfermera", are not here: which is meant is for a person.
 */
export const TRANSLATED_TITLES: ReadonlyMap<string, string> = nameTable(`
  accountant, buchhalter, buchhalterin, comptable, contador, contadora, contable, ragioniere
  administrative assistant, verwaltungsassistent, verwaltungsassistentin, assistant administratif, assistante administrative, auxiliar administrativo, auxiliar administrativa, asistente administrativo, asistente administrativa, assistente administrativo, assistente administrativa
  apprentice, lehrling, auszubildender, auszubildende, azubi, apprenti, apprentie, aprendiz, apprendista
  architect, architekt, architektin, architecte, arquitecto, arquitecta, arquiteto, arquiteta, architetto
  attorney, rechtsanwalt, rechtsanwaltin, avocat, avocate, abogado, abogada, advogado, advogada, avvocato
  baker, backer, backerin, boulanger, boulangere, panadero, panadera, padeiro
  bank clerk, bankkaufmann, bankkauffrau
  bus driver, busfahrer, busfahrerin, conducteur de bus, conductor de autobus
  business consultant, unternehmensberater, unternehmensberaterin
  carpenter, zimmermann, charpentier, carpintero, carpinteiro, falegname
  cashier, kassierer, kassiererin, caissier, caissiere, cajero, cajera, caixa, cassiere, cassiera
  chief executive officer, vorstandsvorsitzender, president directeur general, pdg, director ejecutivo, amministratore delegato
  civil engineer, bauingenieur, bauingenieurin, ingenieur civil, ingenieur en genie civil, ingeniero civil, ingeniera civil, engenheiro civil, engenheira civil, ingegnere civile
  cleaner, reinigungskraft, putzfrau, agent dentretien, limpiador, limpiadora, faxineiro, faxineira
  cook, koch, kochin, cuisinier, cuisiniere, cocinero, cocinera, cozinheiro, cozinheira, cuoco, cuoca
  dentist, zahnarzt, zahnarztin, dentiste, dentista, odontologo, odontologa
  designer, gestalter, gestalterin, disenador, disenadora
  electrical engineer, elektroingenieur, elektroingenieurin, ingenieur electricien, ingeniero electrico, ingeniera electrica, engenheiro eletricista
  electrician, elektriker, elektrikerin, electricien, electricienne, electricista, eletricista, elettricista
  engineer, ingenieur, ingenieurin, ingenieure, ingeniero, ingeniera, engenheiro, engenheira, ingegnere
  graphic designer, grafiker, grafikerin, grafikdesigner, grafikdesignerin, graphiste, disenador grafico, disenadora grafica
  head sales, leiter vertrieb, vertriebsleiter, vertriebsleiterin
  industrial engineer, wirtschaftsingenieur, wirtschaftsingenieurin, ingeniero industrial, ingeniera industrial, engenheiro de producao
  intern, praktikant, praktikantin, stagiaire, pasante, becario, becaria, estagiario, estagiaria, stagista, tirocinante
  journalist, journaliste, periodista, jornalista, giornalista
  kindergarten teacher, erzieher, erzieherin
  managing director, geschaftsfuhrer, geschaftsfuhrerin, geschaeftsfuehrer, geschaeftsfuehrerin, gerant, gerante
  mechanic, mechaniker, mechanikerin, mecanicien, mecanicienne, mecanico, meccanico
  mechanical engineer, maschinenbauingenieur, maschinenbauingenieurin, ingenieur mecanique, ingenieur mecanicien, ingeniero mecanico, ingeniera mecanica, engenheiro mecanico, ingegnere meccanico
  nurse, krankenschwester, krankenpfleger, krankenpflegerin, infirmier, infirmiere, infermiere, infermiera
  painter, maler, malerin, peintre, pintor, pintora
  pharmacist, apotheker, apothekerin, pharmacien, pharmacienne, farmaceutico, farmaceutica, farmacista
  physician, arzt, arztin, medecin, medico, medica
  plumber, klempner, klempnerin, plombier, plomero, fontanero, encanador, idraulico
  police officer, polizist, polizistin, policier, policiere, policia, poliziotto
  programmer, programmierer, programmiererin, programmeur, programmeuse, programador, programadora, programmatore
  project manager, projektleiter, projektleiterin, projektmanager, projektmanagerin, chef de projet, cheffe de projet, gerente de proyecto, gerente de proyectos, jefe de proyecto, jefa de proyecto, gerente de projetos, gerente de projeto, capo progetto
  purchasing manager, einkaufsleiter, einkaufsleiterin, responsable des achats, responsable achats, gerente de compras, jefe de compras
  receptionist, empfangsmitarbeiter, empfangsmitarbeiterin, rezeptionist, rezeptionistin, receptionniste, recepcionista, receptionista
  sales manager, directeur des ventes, directrice des ventes, responsable des ventes, gerente de ventas, jefe de ventas, gerente de vendas, responsabile vendite
  salesperson, verkaufer, verkauferin, vendeur, vendeuse, vendedor, vendedora, venditore, venditrice
  secretary, sekretar, sekretarin, secretaire, secretaria, secretario, segretaria, segretario
  social worker, sozialarbeiter, sozialarbeiterin, assistant social, assistante sociale, trabajador social, trabajadora social, assistente social
  software developer, softwareentwickler, softwareentwicklerin, developpeur logiciel, developpeuse logiciel, desarrollador de software, desarrolladora de software, desenvolvedor de software, sviluppatore software
  software engineer, ingenieur logiciel, ingenieure logiciel, ingeniero de software, ingeniera de software, engenheiro de software, engenheira de software, ingegnere software
  student assistant, studentische hilfskraft
  tax advisor, steuerberater, steuerberaterin
  teacher, lehrer, lehrerin, enseignant, enseignante, maestro, maestra, profesor de escuela, insegnante
  translator, ubersetzer, ubersetzerin, uebersetzer, uebersetzerin, traducteur, traductrice, traductor, traductora, tradutor, tradutora, traduttore, traduttrice
  truck driver, lkw fahrer, lkwfahrer, camionero, caminhoneiro, camionista, chauffeur routier, routier
  veterinarian, tierarzt, tierarztin, veterinaire, veterinario, veterinaria
  waiter, kellner, kellnerin, serveur, serveuse, camarero, camarera, mesero, mesera, garcom, cameriere, cameriera
  welder, schweisser, schweisserin, soudeur, soudeuse, soldador, saldatore
  working student, werkstudent, werkstudentin
`);
