import type { Lexicon } from '../lexicon.ts';

export const SPANISH: Lexicon = {
  '': 'el la los las un una unos unas de del al a en por para con que se lo le les y o u es son fue era ha han he hemos haber sido ser esta este esto estas estos esa ese eso su sus muy hola buenos buenas dias_ tardes gracias saludos atentamente cordial- estimad- favor lamenta- lamento sentimos siento como si aqui desde sobre acerca ya',
  we: 'nosotros nuestr- mi mis yo me nos',
  you: 'usted ustedes vuestr-',
  not: 'no ningun- nada tampoco ni imposible imposible_',
  'not person': 'nadie',
  'not know': 'desconoc- ignor-',
  decline: 'nego- negamos niego negarnos prohib- rechaz- absten- declin- impid- imposibilit- vedad-',
  allow: 'autorizad- permit- podemos puedo puede pueden facultad- posible',
  tell: 'proporcion- facilit- brind- entreg- divulg- suministr- dar damos da doy demos compart- confirm- verific- inform- respond- contest- revel- emit- comunicar comunicamos ofrec- decir decimos certific- rellen- complet- acredit- emite emitir emitimos',
  info: 'informacion- datos dato referencia- detalle- salario- antecedente-',
  policy: 'politica- norma- ley leyes reglament- proteccion lopd rgpd interna-',
  secret: 'confidencial- reservad- privad- privacidad',
  consent:
    'autorizacion- consentimiento- permiso- poder conformidad aprobacion autorice autoricen autorizara visto_bueno aval conformidad',
  sign: 'firm-',
  need: 'necesi- requer- requier- requisito falta- precis- exig- debe- hace_falta imprescindible indispensable obligatori- espera-',
  send: 'envi- adjunt- mand- remit- llegar anex- aport- present- hagan indic- pase paseme',
  forward: 'reenvi- deriv- traslad- pas- transfer-',
  fee: 'tarifa- tasa- cuota- costo- coste- cuesta- cargo arancel- factura- importe- precio- cobr-',
  pay: 'pago pagos pagar pague paguen pagamos abon- transferencia ingres- deposit-',
  record:
    'registro- archivo- expediente- sistema- nomina nominas plantilla base_de_datos padron historial- documentacion listado- bases_de_datos bases libros legajo actas',
  find: 'encontr- encuentr- hall- localiz- ubic- figur- aparec- consta- constancia exist- coincid- hay obra resultado- registrad- halla rastro',
  know: 'conoc- conozc- sab- recuerd- record- suena identificamos',
  work: 'trabaj- labor- emplead- empleo contrat- estudi- alumn- matricul- curs- egresad- gradu- prest- pertenec- titul- docente-',
  person:
    'persona- nombre- ella senor- senora- sr sra srta candidat- solicitante- interesad- individuo llamad- titular',
  contact:
    'contact- comuniq- comuniquen- dirij- dirigir- dirigi- llam- escrib- consult- pregunt- acud- acerc- hablar hable',
  office:
    'recursos_humanos rrhh departamento- oficina- secretaria- area areas companer- coleg- sede- administracion rectorado portal web direccion jefatura gerencia central correspondiente gestoria personal',
  handle:
    'encarg- gestion- tramit- llevamos lleva respons- ocup- manej- correspond- compet- atend- atiend- custodi- incumb- competencia',
  wrong: 'equivoc- error- incorrect- erron- nada_que_ver ninguna_relacion ajen-',
  vendor: 'tercer- proveedor- extern- subcontrat- empresa_externa',
  look: 'busc- revis- mirando investig- analiz- verificando consultando tramitando proceso tramite comprob-',
  later:
    'pronto breve manana semana- dias dia luego lunes martes miercoles jueves viernes momento- hora- posible_ brevedad plazo posteriormente tiempo tarde',
  will: 'vamos voy',
  received: 'recib- recepcion registrad- ticket caso acuse',
  request:
    'solicitud- peticion- pedido- consulta consultas formulario- verificacion- confirmacion- cuestionario-',
  mail: 'correo- mensaje- e-mail- email- mail- carta- comunicacion-',
  stop: 'dej- paren pare elimin- borr- molest- spam bloque- baja saqu- ces- quit- moleste molesten',
  again: 'mas nuevamente vuelv- volver adelante sucesivo futuro',
  list: 'lista listas',
  away: 'vacaciones ausente fuera',
  left: 'jubil-',
  ident:
    'nacimiento dni nif nie cedula rut curp apellido- soltera matricula numero_de_empleado numero_de_identificacion fechas_aproximadas ano documento_de_identidad nss numero',
  which: 'cual cuales quien quienes cuando donde que_ como_',
  right: 'correct- adecuad- indicad- apropiad-',
  other: 'otr- distint- difer-',
  only: 'solo unicamente solamente exclusivamente',
  unless: 'sin hasta previ- salvo antes mediante tras',
  never: 'en_ningun_momento nunca jamas',
  org: 'empresa- compania- escuela- colegio- instituto- universidad- centro',
  broken: 'blanco ilegible vacio vencid- caducad-',
  auto: 'automatic-',
  closed: 'disuelt- liquidad- quiebra cerro cerrad- incendio inundacion destru-',
  if: 'si',
};
