/**
 * Phrases by which a message is known that sells something to the business, in the form that
 * sales-pitch.ts compares: without accents, in lower case, "we'll" as "we ll"; a star takes any
 * ending. To add one, write it here, and honest messages that have it into the file beside the
 * test.
 */
const parsePhrases = (phrases: string): string[] =>
  phrases.split(/[,\n]/).flatMap((phrase) => phrase.trim() || []);

/** What is sold: places in search results, websites and software, money. */
export const topics = {
  sure: parsePhrases(`
    seo, search engine*, backlink*, dofollow, guest post*, link building, broken link, exchange links, anchor text,
    domain authority, referring domain*, google ads, google listing, google business, business profile, page one,
    organic traffic, ranking report, top 10 ranking, ai search, ai assistants, digital marketing,
    exclusive leads, verified emails, star reviews, bad reviews, white label, press release, sponsored post*
    web design*, web develop*, web agency, website maintenance, website powered, new website, free website, landing page*, redesign*, page speed,
    app development, mobile app*, web app*, android app, app store, wordpress, shopify, squarespace, godaddy, laravel, php, plugin*, crm, chatbot*, live chat, ai receptionist,
    web hosting, website hosting, hosting plan*, email storage, domain owners, ssl, security headers, vulnerabilities, uptime, wcag, aoda, screen reader, cookie banner, privacy policy, contact form, e commerce, gift cards, accepting payments, explainer video, virtual tour, brand strategy
    business loan*, personal loan*, equipment loan*, term loan*, loan offer*, loan agent, lender*, working capital, line of credit, cash advance*, merchant, fast cash, interest rate*, factoring, receivables, leaseback, equipment lease, equipment finance, private credit, payday, debt consolidation, tax credit*, arrears, refinanc*, commercial mortgage*,
    project funding, funding program, funding application, business credit, credit score, credit card processing, processing fees, pos terminal, buy now pay later, offer financing, financing from, no money down, government grants, bank statements, sblc
    premiers resultats, redactrice web, sites web, sites vitrines, refonte, applications mobiles, financement, liquidites, courtier`),
  likely: parsePhrases(`
    google, rank, ranks, ranking*, keyword*, traffic, lead, leads, referral network, searched, followers, citations, reviews, marketing, advertis*, ads, sponsored content, award*, nominated, directory, audit, online presence, competitor, competitors, article*, editorial, news outlets, call tracking,
    website*, web site*, homepage, your site, web, developer*, designer*, wix, app, software, hosting, domain*, logo*, video*, photos, mockup*, booking system*, spam, scan, compliance, compliant, penalties,
    loan*, fund, funds, funding, financ*, capital, cash, advance, credit, lease, mortgage*, invest, investor*, money, equity, equipment, deposits, bank, banks, debt, grants, paperwork, terminal, insurance, valuation, collateral, cheque, application*,
    site web, votre site, visibilite, positions, prets, subvention*`),
};

/** How somebody speaks who sells. */
export const sellers = {
  sure: parsePhrases(`
    we offers, we are offering, we re offering, we build, we can rebuild, we fix, we can fix, we install, we remove, we secure, we financed, we fund, we can fund, we buy out, we run a, we handle everything, we specialise in, we specialize in, we ve helped, we recently helped, we only get paid,
    i build, i redesign, i can redesign, i fix, i can fix, i can do, i can make, i will do, i do web, i help local, i represent, my team and i, our fee, my fee, our plugin, our widget, our program, our portfolio, we are a leading, we are a team,
    your website is not, your website could, your website have, your site is very, your site took, your site has, your online, your listing, your google, your homepage, your sales, your keywords, your domain, your competitors are, your competitors in, your competitor just, your score, your business may, for your website,
    dear owner, dear sir, dear business owner, dear webmaster, dear manager, business owner, hello sir, hello dear, sir madam, sir ma, greetings of the day, i have a list, small businesses, local businesses, local companies, companies like yours, businesses like yours, business men,
    worth a chat, want me to show you, i can show you, show you how, shall i send, can i send you, walk you through, see it at, are you happy with, are you tired of, have you ever thought, want more customers, can you handle, did you know, ask us how, to find you,
    free audit, free consultation, free trial, free homepage, free migration, free of cost, for free, start free, no obligation, no contract, no collateral, without collateral, no hard credit, no credit check, no upfront, no hidden fee*, no application fee, no monthly fee, no strings, no paperwork, no document*, risk free, money back, guaranteed, white hat, pre approved, bad credit, you qualified, ve been selected, selected for, you were approved, approval is, eligible for,
    per article, starting at, starting from, one time fee, cheap price, order now, apply now, apply in, claim your, claim here, reply yes, reply with, reply stop, reply to this, contact us today, text me back, sign up takes, book a call, brief call, short call, ten minutes, 10 mins, 10 minutes, 15 minutes, whatsapp, telegram, skype, on zoom, over zoom, case study, past work, freelance, freelancer, pay only, pay nothing, pay per, revert back, full service, in one line of code, lower your, costing you, you are losing, unlock the, get clients, final notice, attention business, expires, god bless, partner with you,
    nous offrons du, nous creons, nous traduisons, je propose, je developpe, je suis courtier, je suis redact*, votre site n, votre site merite, notre agence, demo gratuite, aux pme, les pme`),
  likely: parsePhrases(`
    $, %, we offer, we provide, i help, we can help, can help you, we do, we ll build, we will, we work with, i work with, we find, reaching out, i am contacting you, i came across your, i noticed, we noticed, i was looking at your, i visited, i see your, i took the liberty, i found a broken, following up, follow up, quick question, quick one, the right person, the owner, the person who,
    your website, your site, your business, your company, your fleet, your profile, your contact form, your about page, your file, your region, your area, your customers, your trailers, companies, owners, own customers, the decisions, i found your, requirement*,
    are you interested, would you be interested, let me know if, do you need, need help with, do you accept, do you want, happy to share, happy to send, would it help,
    special, discount, approval, approved for, applicants, same day, in 24 hours, 24 7, per month, per hour, a month, month, monthly, mo, days, flat, fixed, cheap, best price, bucks, one price, fee, no cost, no charge, no fee, off with code, apply, claim, call me back, kindly, portfolio, samples, demo, trial, details, agency, consultation, save, get paid, growing, congratulations, join, program, clients, my client, our clients, new customers, pricing, rates, package,
    nous offrons, votre entreprise, sans frais, a partir de, par mois, on se parle, un appel, interess*`),
};

/** How somebody speaks who rents for a day, a site or a season of their own. */
export const customers = parsePhrases(`
  my wedding, our wedding, wedding is, getting married, my fiance*, my husband, my wife, my mother, my boss, my manager, our guests, guests, guest, guest list, people, ppl, persons, runners, employees, staff, crew, attendees, reception, backyard, family day, fundraiser, tournament, festival, our event, ceremony, our venue, shoot, anniversary, birthday, party, picnic, barbecue, bbq, gathering, hosting a, hosting an, launch event, open house, staff party, gala, fair, reunion, conference, movie night, product launch, planner, superintendent, township, municipality, municipalite, vendor, weddings a year, winery, campground*, film*, production company, we host, construction site, cottage, bride, city of,
  your units, could you quote, please quote, quote one, quote two, one trailer, two trailers, a quote for, get a price, pricing on, price of, send price, your price list, your best price, what are your, what is the, how much, how big, how long, rate for, rates for, per day, do you deliver, you deliver, deliver to, also deliver, delivery, pickup, deposit, available, availability, we need, i need, need a, need two, we d like, i d like, we d love, we would like, we are interested, interested in the, interested in your, to rent, you rent by, do you rent, rent your, want to rent, if we book, my date, a trailer for, your trailers for, your trailer, which trailer, trailer to, trailer at, trailer next, trailer you have, the trailers on, one of your, a smaller one, two units, station, stations,
  your site says, website says, website shows, do you have, do you take, do you still, can you send, can you come, can you confirm, could you send, please send, please call, would you come, i have a question, our office, our school, our church, our team, our farm, our property, for our company, for our customers, permit, hst, i paid, your invoice, proof of, certificate of, insured, contractor account, sample contract, voicemail, are you hiring, sponsor, next season, by the season, the season, rental contract, washroom rentals,
  the interior, the inside, sinks, accessible, wheelchair, ramp, stairs, lane, gate, pump out*, generator, hydro, septic, gravel, driveway, asap, site plan, january, february, march, april, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sept, sep, oct, nov, dec, weekend, sundays,
  mariage, fete, personnes, soumission, remorque, combien, louer, livrez, disponible, avez vous, quel est, chantier, nous cherchons, juin, juillet, aout, septembre, octobre`);
