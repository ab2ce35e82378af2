import type { Language } from './language.ts'

export const tr: Language = {
  code: 'tr',
  homeCountries: 'TR CY',
  hasPostpositions: true,
  concepts: {
    tenant: 'kiracı*',
    notice: 'haber*, bildir*',
    without:
      'olmadan, yatmadan, ödenmeden, yatırılmadan, yatırmadan, ödemeden, vermeden, almadan, göndermeden, gelmeden',
    purpose: 'için',
    toVisit:
      'randevu için, randevu almak için, görmek için, gezmek için, gösterim için, gezebilmek için, görebilmek için, ziyaret için, gösterebilmem için',
    leaving: 'taşınıyoruz, taşınma*, taşınacağ*, nedeniyle satılık',
    private: 'özel numaram*, kişisel numaram*, kendi numaram*, şahsi numaram*, mailime, kişisel mailim*',
    money:
      'kapor*, depozit*, para, parayı, paranın, peşinat*, ön ödeme*, önödeme*, avans*, ücret*, ödeme*, kira*, kirayı, bir kira, bir aylık, ilk ay*, güvence*, teminat*, emanet*, bedel*, masraf*, harç*, yarısı*, tutar*, cayma*, havale*',
    pay: 'öde*, yatır*, gönder*, havale*, eft*, transfer*, yolla*, at*, aktar*, verin, verip, versin, verir*, veren*, çek*, papara*, atın, atan*, atar*, atsın*',
    ask: 'alıyor*, alır*, alınır, istiyor*, isteni*, isti*, talep*, gerek*, lazım, şart*, zorunlu*, rica, alınmakta*, alıyoruz, alacağ*, mecburi*, isterim, iste*',
    visit: 'göster*, gez*, gör*, randevu*, ziyaret*, bak*, inceleme*, yer gösterme*, görme*, incele*, gezdir*, tur',
    before: 'önce, evvel, öncesi*, önceden',
    beforeVisit:
      'görmeden, gezmeden, göstermeden, gösterimden önce, gösterim öncesi, görmeden önce, gezmeden önce, randevudan önce, randevu öncesi, ziyaretten önce, ziyaret öncesi, yer göstermeden, bakmadan',
    after:
      'sonra, sonrası*, karşılığ*, üzerine, şart*, takiben, halinde, edilince, gelince, geçince, yatınca, olmadan, düşünce, edilirse, kaydıyla',
    afterPay:
      'ödedikten, ödendikten, yatırdıktan, yatırıldıktan, yatırınca, ödeyince, gönderince, gönderdikten, havale ettikten, havaleden sonra, ödemeden sonra, ödeme sonrası, kapora sonrası, kaporadan sonra, depozitodan sonra, yatırılmadan, ödenmeden, ödemeden, kapora karşılığı, attıktan, ödenince, yatmadan, ulaşınca, ulaştıktan',
    first: 'önce, önceden, peşin*, ön, öncelikle, evvelden, ilk olarak, baştan, başta',
    next: 'sonra, ondan sonra, daha sonra, sonrasında, ardından',
    book: 'randevu*, ayır*, rezerv*, almak, al*, ayarla*, garanti*, tut*, kesinleş*, belirle*, opsiyon*',
    back: 'iade*, geri, güvence*, geri veri*, geri öde*',
    account: 'hesabım*, hesabımıza, hesabıma, hesabimiza, ibanım*, ibana, iban numaram*, iban a, adıma, şu hesaba',
    customary:
      'sözleşme*, tapu*, noter*, imza*, kabul*, ihale*, icra*, teslim*, devir, devri, satış bedel*, açık artırma*, mezat*, ekspertiz*, kontrat*, taşın*, giriş',
    proof: 'maaş bordro*, bordro*, kimlik*, belge*, kefil*, findeks*, form*, evrak*, sigorta dökümü',
    not: 'hiçbir, asla, yok, kimse*, hiç, sakın',
    notAfter:
      'istemi*, istemey*, istemez*, göndermey*, gönderme, almıyor*, almayız, alınmaz, alınmıyor, talep etmi*, talep edilmez, yatırmay*, ödemey*, yok, yoktur, vermey*, edilmez, atmay*, yapmay*, istenmez, istenmemekte*, alınmamakta*, gerekmez, etmeyiz, yollamay*, değil',
    beware: 'dolandırıcı*, dolandır*, dikkat*, sahtekar*, güvenmeyin, itibar etmeyin, aldanma*, uyarı*',
    key: 'anahtar*, sözleşme*, kontrat*, evrak*',
    byCourier:
      'kargoyla, kargo ile, kargodan, kargolar*, kargola*, postayla, posta ile, postadan, kuryeyle, kurye ile, kurye, kuryesi, dhl, ups, fedex, ptt ile, pttden, yurtiçi kargo, aras kargo, airbnb üzerinden, airbnb ile, airbnb, mng kargo, kargo yoluyla, posta yoluyla, ptt kargo',
    carrier: 'kargo*, posta*, kurye*, zarf*, paket*, ptt',
    send: 'gönder*, yolla*, ulaş*, gel*, teslim*, alırsın*, ilet*, elinize, elinizde, atarım, atacağım, çıkar*',
    iAm: 'çalışıyorum, yaşıyorum, bulunuyorum, oturuyorum, görevdeyim, yurtdışındayım, yurt dışındayım, dışındayım, çalışmaktayım, ikamet ediyorum, yaşamaktayım, yaşıyoruz, çalışıyoruz, bulunmaktayım, taşındım, taşındık, şirketim*, işim, atandım, ben, *deyim, *dayım, görevliyim, çıktım, tayinim',
    abroad:
      'yurt dışı*, yurtdışı*, yurt disi*, avrupa*, görev*, misyon*, gemide*, platform*, ingiltere*, iskoçya*, londra*, ülke dışı*, abd, amerika*, başka ülke*, gurbet*, dışarıda, dubai*, açık deniz*, tayin*',
    work: 'çalış*, iş, işim*, görev*, şirket*, tayin*, mühendis*, misyon*, proje*, atan*, platform*, işten, işi, iş için',
    cannot:
      'gösterem*, gelemi*, gelemem*, imkansız*, mümkün değil, orada değil*, bizzat, olamıyor*, olamadığım*, yetişem*, gezdirem*, kimse yok, göstermem',
    helper:
      'emlak ofis*, ofis*, kapıcı*, komşu*, yönetici*, danışman*, kardeş*, akraba*, görevlimiz, acente*, emlakçımız, ailem, babam, annem, ağabeyim, site yönetimi, vekil*',
    site: 'buradan, burada, buraya, bu site*, siteden, sitede, bu sayfa*, bu platform*, bu ilan*, platformdan, uygulama*, bu kanal*, siteye, mesaj kutusu*, burdan, burayı, burdaki, sahibinden',
    outside:
      'site dışı*, platform dışı*, bu site dışı*, site haricinde, bu sitenin dışında, sitenin dışında, platformun dışında, uygulama dışı*, site harici*, siteden bağımsız',
    write:
      'yazma, yazmay*, yazmayın*, bakmı*, bakmam*, okumu*, okuyamı*, cevap vermi*, mesaj atmay*, dönemi*, görmü*, kullanmı*, kullanmay*, açmı*, bakamı*, giremi*, girmi*, mesaj yazmay*, kontrol etmi*, iletişim kurmay*, yanıtlamı*, göremi*, aktif değil*',
    noLawyer:
      'noter olmadan, notersiz, emlakçı olmadan, emlakçısız ve notersiz, aramızda hallederiz, aramızda halledelim, avukatsız, sözleşmesiz, noter yok, aramızda anlaş*, kendi aramızda, avukat olmadan, notere gerek, resmi işlem olmadan',
    app: 'vatsap*, watsap*, whatsap*, whatsapp*, wp, wpden, vatsab*, wattsap*, telegramdan, vp, vatzap*, insta*, instadan, wptan, wats*, telegram*, viberden, bip, face',
    reach:
      'yaz*, ulaş*, ara*, mesaj*, iletişim*, dön*, numara*, gönder*, atın, mesaj at, bana, benim, üzerinden, ekle*, hattım, görüş*, bilgi, bekliyorum',
    group: 'grubu*, grup*, komşu*, ofisleri, binası, site sakin*, veliler, çekiyor',
    phone:
      'tel, telefon*, numara*, ara, arayın*, arayabilir*, cep, gsm, iletişim*, whatsapp*, irtibat*, wp, hattım, ulaş*',
    reference:
      'ada, parsel, pafta, ilan no, ref, ruhsat*, belge no, dask, kimlik no, tapu no, vergi*, ttyb, numarataj*, sicil*, tescil*, yetki, referans*, esas*, dosya, sertifika*, uavt, iban',
    part: 'hisseli*, intifa*, çıplak mülkiyet*, kuru mülkiyet*, devre mülk*, devremülk*, miras hissesi, hisseli tapu, satılık hisse, hisse satış*',
    portion: 'hisse*, pay, ortak mülkiyet, müşterek',
    common: 'arsa, yol, bahçe, otopark',
    half: 'yarı hisse*, yarısı, yarım hisse',
    third: 'üçte bir*, üçte biri',
    quarter: 'dörtte bir*, çeyrek hisse*',
    lowPrice:
      'icradan, icra*, ihale*, muhammen*, açık artırma*, mezat*, sadece nakit, yalnızca nakit, nakit alıcı*, nakite, krediye uygun değil*, kredi çıkmaz, krediye uygun olmayan, kredi kullanılamaz, kredisiz, miras*, veraset*, varis*, kiracılı*, kiracı*, hasarlı*, riskli yapı*, yıkık*, yıkım*, yıkılacak, harabe*, iskansız*, iskanı yok, kaba inşaat*, ipotekli*, hacizli*, tapusuz*, kentsel dönüşüm*, ağır hasar*, yangın*, tadilatlık*, komple tadilat*, krediye uymaz, banka satış*, tahsis*, oturulamaz',
  },
  digits: 'sıfır, bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz',
  tens: 'on, yirmi, otuz, kırk, elli, altmış, yetmiş, seksen, doksan, onbir, oniki, onüç, ondört, onbeş, onaltı, onyedi, onsekiz, ondokuz, yirmi*, otuz*, kırk*, altmış*, yetmiş*, seksen*, doksan*',
  at: 'at, et, kuyruklu a, ät',
  dot: 'nokta, dot',
}
